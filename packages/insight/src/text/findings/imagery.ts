import { apart } from '../cues.ts'
import { filledIn, IMAGES, MIXES, NOTES } from '../lexicon.ts'
import { matchBook, type PhraseMatch, phraseBook } from '../phrases.ts'
import { type Reading, sentenceAt } from '../reading.ts'
import type { Found } from './types.ts'

const BOOK = phraseBook([IMAGES, MIXES])

/** Sentences within which images clash. */
const NEAR = 1

/** Two idioms with different images within two sentences, and blended idioms. Marks the later one. */
export const mixedMetaphorFindings = (reading: Reading): Found[] => {
  const { text, tokens } = reading
  const [images = [], mixes = []] = matchBook(BOOK, reading.phrases)
  const found: Found[] = []
  const add = ({ first, last }: PhraseMatch, rule: string, reason: string): void => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0]
    found.push({ kind: 'mixed-metaphor', rule: `mixed-metaphor/${rule}`, start, end, reason, weight: 'suggestion' })
  }
  for (const mix of apart(mixes)) add(mix, 'blend', filledIn(NOTES['mixed-metaphor'].blend, { words: mix.id }))
  let before: PhraseMatch | undefined
  for (const image of apart(images)) {
    if (
      before !== undefined &&
      before.id !== image.id &&
      sentenceAt(reading, image.first) - sentenceAt(reading, before.first) <= NEAR
    ) {
      const words = text.slice(tokens[before.first]?.start, tokens[before.last - 1]?.end)
      add(
        image,
        'two-images',
        filledIn(NOTES['mixed-metaphor']['two-images'], { words, one: before.id, other: image.id }),
      )
    }
    before = image
  }
  return found
}
