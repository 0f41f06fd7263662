const OPENS = '<think>'
const CLOSES = '</think>'

/** Leaves out what a model thinks aloud before its answer, where its endpoint does not tell the two apart. */
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
