/** Numbers in a vector. */
export const DIMENSIONS = 512
/** The model reads 128 word pieces of a text; what stands after so many UTF-16 units isn't read, and English mostly reaches 128 pieces before. */
export const READ_LENGTH = 1_000

/** The vector of each text, in the order of the texts; what the tuned model tells of sentences and words follows in the same array. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[]>

/** So many sentences of a text get vectors of their own from the tuned model. */
export const SENTENCES = 8
/** The vectors of the texts of one message, by the text: `DIMENSIONS` numbers for the whole, then for each sentence that has its own; then 64 for each word (four queries of 16), and last how many words these are. */
export type Vectors = { get(text: string): Float32Array | undefined }

/** What a reader of messages works with where no encoder serves. */
export const NO_VECTORS: Vectors = { get: () => undefined }

/** A text as the encoder reads it. Blank text has no word pieces, and the model takes none without. */
export function readable(text: string): string {
  const read = text.slice(0, READ_LENGTH)
  return read.trim() === '' ? ' ' : read
}

/** The vectors of some texts, each text encoded once. */
export async function vectorsOf(encode: Encode, texts: readonly string[]): Promise<Vectors> {
  const distinct = [...new Set(texts)]
  const vectors = await encode(distinct)
  const byText = new Map<string, Float32Array>()
  for (const [at, text] of distinct.entries()) {
    const vector = vectors[at]
    if (vector) byText.set(text, vector)
  }
  return byText
}
