import { apart } from '../cues.ts'
import { filledIn, IMAGES, MIXES, NOTES } from '../lexicon.ts'
import { matchBook, type PhraseMatch, phraseBook } from '../phrases.ts'
import { excerptOf, type Reading, sentenceAt } from '../reading.ts'
import { foundAt } from './stance.ts'
import type { Found } from './types.ts'

const BOOK = phraseBook([IMAGES, MIXES])

/** Sentences within which images clash. */
const NEAR = 1

/** Two idioms with different images within two sentences, and blended idioms. Marks the later one. */
export const mixedMetaphorFindings = (reading: Reading): Found[] => {
  const { blend, 'two-images': clash } = NOTES['mixed-metaphor']
  const [images = [], mixes = []] = matchBook(BOOK, reading.phrases)
  const found = apart(mixes).map((mix) =>
    foundAt(reading, mix, 'mixed-metaphor', 'blend', { reason: filledIn(blend, { words: mix.id }) }),
  )
  let before: PhraseMatch | undefined
  for (const image of apart(images)) {
    const apartBy = sentenceAt(reading, image.first) - sentenceAt(reading, before?.first ?? 0)
    if (before !== undefined && before.id !== image.id && apartBy <= NEAR) {
      const { text: words } = excerptOf(reading, before)
      const reason = filledIn(clash, { words, one: before.id, other: image.id })
      found.push(foundAt(reading, image, 'mixed-metaphor', 'two-images', { reason }))
    }
    before = image
  }
  return found
}
