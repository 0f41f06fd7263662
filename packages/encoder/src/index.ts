/** Numbers in a vector. */
export const DIMENSIONS = 384
/** A text as a whole has a vector from each of the last layers: inner ones keep more of its words, the last more of its matter. */
export const WHOLES = 4
/** What stands after so many UTF-16 units isn't read; English mostly has as many word pieces as the model reads before. */
export const READ_LENGTH = 1_000

/** The vector of each text, in the order of the texts; what the model tells of sentences and words follows in the same array. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[]>

/** So many sentences of a text get vectors of their own. */
export const SENTENCES = 8
/**
 * The vectors of the texts of one message, by the text: `DIMENSIONS` numbers for the whole from each of the last `WHOLES` layers, the last one
 * first; as many for each sentence that has its own; then 64 for each word (four queries of 16), and last how many words these are.
 */
export type Vectors = { get(text: string): Float32Array | undefined }

/** What a reader of messages works with where no encoder serves. */
export const NO_VECTORS: Vectors = { get: () => undefined }

/** A text as the encoder reads it: quotation marks and apostrophes as most people type them. */
export function readable(text: string): string {
  return text.slice(0, READ_LENGTH).normalize('NFKC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
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
