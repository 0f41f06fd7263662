/**
 * The encoder reads so many words of a text and leaves out the rest; what it gives for more of them says little of each.
 * Almost every message is one piece.
 */
const MOST_WORDS = 90

/** A stretch of a message that is encoded as one text, with its sentences. */
export type Piece<Sentence> = { text: string; sentences: readonly Sentence[] }

/** Parts a message between its sentences. One piece is encoded as it's given: as it was typed, its vector serves the coach as well. */
export const piecesOf = <Sentence extends { text: string; words: readonly string[] }>(
  message: string,
  sentences: readonly Sentence[],
): Piece<Sentence>[] => {
  const runs: Sentence[][] = []
  let room = 0
  for (const sentence of sentences) {
    const run = runs.at(-1)
    if (run && sentence.words.length <= room) run.push(sentence)
    else {
      runs.push([sentence])
      room = MOST_WORDS
    }
    room -= sentence.words.length
  }
  if (runs.length === 1) return [{ text: message, sentences }]
  return runs.map((run) => ({ text: run.map(({ text }) => text).join(' '), sentences: run }))
}
