import { apart } from '../cues.ts'
import { filledIn, IMAGES, MIXES, NOTES } from '../lexicon.ts'
import { matchBook, type PhraseMatch, phraseBook } from '../phrases.ts'
import { type Reading, sentenceAt } from '../reading.ts'
import type { Found } from './types.ts'

const BOOK = phraseBook([IMAGES, MIXES])

/** Sentences that an image goes on working in. */
const NEAR = 1

/**
 * Two set phrases whose pictures come from different places, within two sentences, and blends of two sayings. The later
 * phrase is marked: there the pictures clash.
 */
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
