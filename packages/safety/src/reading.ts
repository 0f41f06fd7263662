import { cuesOf } from './cues.ts'
import type { Vectors } from './danger.ts'
import { VECTOR_LENGTH } from './model.ts'
import { ngramsOf, type Sparse } from './ngrams.ts'
import { readable, wordsOf } from './normalize.ts'
import { withoutOldAge } from './old-age.ts'
import { type Hit, hitsIn } from './patterns.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence as the classifier sees it. */
export type Sentence = { text: string; words: readonly string[]; ngrams: Sparse }

/** Everything that is found in a message before anything is weighed. */
export type Reading = {
  sentences: readonly Sentence[]
  pieces: readonly Piece<Sentence>[]
  hits: readonly Hit[]
  cues: readonly number[]
  isEnglish: boolean
}

/** Short words that English cannot do without; by their share a text is known for English. */
const FUNCTION_WORDS = new Set(
  `i me my myself you your he him his she her it its we us our they them their the a an this that these there and or but so if
  because when while than then to of in on at for from by with about into up out off over after before is am are was were be been
  being do does did have has had can could will would should might must not no what how why who where just very too all any some
  more now here am feel want like get go know tell say make think help please need keep time day people mom dad friend`.split(
    /\s+/,
  ),
)
const LEAST_SHARE = 0.2
const FEW = 3

/** Whether the words are English enough for what was learned from English; a word or two always are. */
const isEnglish = (words: readonly string[]): boolean =>
  words.length < FEW || words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length >= LEAST_SHARE

// No message says more than this; whatever is pasted beyond is read by patterns alone.
const MOST_SENTENCES = 400

const read = (message: string): Reading => {
  const text = readable(message)
  const all = sentencesOf(text)
  const sentences = all.slice(0, MOST_SENTENCES).map((sentence): Sentence => {
    const words = wordsOf(sentence)
    return { text: sentence, words, ngrams: ngramsOf(words) }
  })
  const words = sentences.flatMap((sentence) => sentence.words)
  const pieces = piecesOf(withoutOldAge(message), sentences)
  return { sentences, pieces, hits: all.flatMap(hitsIn), cues: cuesOf(text, words), isEnglish: isEnglish(words) }
}

const MOST_KEPT = 64
const kept = new Map<string, Reading>()

/** Reads a message. One message is read several times on its way to an answer, so the newest readings are kept. */
export const readingOf = (message: string): Reading => {
  const reading = kept.get(message) ?? read(message)
  kept.delete(message)
  kept.set(message, reading)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return reading
}

/** The pieces that were encoded, with their vectors, and the mean of these. */
export const encodedIn = (
  pieces: readonly Piece<Sentence>[],
  vectors: Vectors,
): { encoded: readonly (Piece<Sentence> & { vector: Float32Array })[]; mean: Float64Array } => {
  const encoded = pieces.flatMap((piece) => {
    const vector = vectors.get(piece.text)
    return vector ? [{ ...piece, vector }] : []
  })
  const mean = new Float64Array(VECTOR_LENGTH)
  for (const { vector } of encoded)
    for (let at = 0; at < VECTOR_LENGTH; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / encoded.length
  return { encoded, mean }
}
