/** A text that was told, and how much it counts. */
export type Told = { text: string; weight: number }

const WORD = /[a-z0-9']+/g
const LETTERS = 4

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

/** Four letters in a row, with the edges of each word: they know a word in all its forms, and one that was typed wrong. */
export const lettersOf = (text: string): Set<string> => {
  const found = new Set<string>()
  for (const word of wordsIn(text)) {
    const edged = ` ${word} `
    for (let from = 0; from === 0 || from + LETTERS <= edged.length; from++)
      found.add(edged.slice(from, from + LETTERS))
  }
  return found
}

/** Words and pairs of neighbors, small ones too: "wont let me" is told in no other. */
export const phrasesOf = (text: string): Set<string> => {
  const found = new Set<string>()
  let last = ''
  for (const word of wordsIn(text)) {
    found.add(word)
    if (last !== '') found.add(`${last} ${word}`)
    last = word
  }
  return found
}

/** Pieces of several texts, each with the most that one of its texts counts. */
export const weighted = (told: readonly Told[], piecesOf: (text: string) => Set<string>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const { text, weight } of told)
    for (const piece of piecesOf(text)) found.set(piece, Math.max(found.get(piece) ?? 0, weight))
  return found
}
