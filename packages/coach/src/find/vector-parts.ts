/** What the encoder gives of a text: vectors of the whole from four layers, those of its first sentences, some numbers for each word, and how many words these are. */
export const DIMENSIONS = 384
const WHOLES = 4
const WORD = 64

/** The count stands last, where there is one: vectors alone fill whole rows. */
const wordCountOf = (numbers: Float32Array) => (numbers.length % DIMENSIONS === 0 ? 0 : (numbers.at(-1) ?? 0))

/** How many sentences have a vector of their own, after those of the whole text. */
export const sentenceCount = (numbers: Float32Array): number =>
  Math.max(0, Math.floor((numbers.length - WORD * wordCountOf(numbers)) / DIMENSIONS) - WHOLES)

/** The numbers of the words, one word after another. */
export function wordNumbers(numbers: Float32Array | undefined): Float32Array {
  const count = numbers ? wordCountOf(numbers) : 0
  return numbers && count > 0 ? numbers.subarray(numbers.length - 1 - WORD * count, -1) : new Float32Array()
}

/** The vector of the whole text, or of one of its sentences, counted from one. */
export function vectorAt(numbers: Float32Array, at: number): Float32Array {
  const row = at === 0 ? 0 : WHOLES - 1 + at
  return numbers.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
}
