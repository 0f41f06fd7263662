const OPENS = '<think>'
const CLOSES = '</think>'

/** Removes a reasoning block from the start of an answer. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let isAnswer = false
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (!isAnswer) {
      const begun = waiting.trimStart()
      if (begun.startsWith(OPENS)) {
        const end = begun.indexOf(CLOSES)
        if (end < 0) continue
        waiting = begun.slice(end + CLOSES.length)
      } else if (OPENS.startsWith(begun)) continue
      isAnswer = true
    }
    if (waiting !== '') yield waiting
    waiting = ''
  }
  if (waiting !== '' && !waiting.trimStart().startsWith(OPENS)) yield waiting
}
