const ENDS = /(?<=[.!?…。！？।؟]["')\]]*)\s+|(?<=[。！？।])|\s*\n\s*/u
const FEW = 3
const LONG = 34

const lengthOf = (text: string): number => text.split(/\s+/).length

/** Pieces of a word or two stay with the piece before them, or with the one after. */
const joinShort = (pieces: readonly string[]): string[] => {
  const joined: string[] = []
  for (const piece of pieces.map((each) => each.trim()).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const last = joined.at(-1)
    const isShort = lengthOf(piece) < FEW || (last !== undefined && lengthOf(last) < FEW)
    if (last !== undefined && isShort && lengthOf(last) < LONG) joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  return joined
}

/** The sentences of a readable text. */
export const sentencesOf = (text: string): string[] => joinShort(text.split(ENDS))
