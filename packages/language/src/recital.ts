/** So many words of an instruction in a row are a recital. */
const RECITAL = 12
/** From so many on, words wait until it is clear what they are; fewer would hold up ordinary sentences. */
const WAITING = 4
const WORD = /[\p{L}\p{N}]+/gu
const WORD_BY_WORD = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

/** An answer began to read out its instruction. What was passed on before stays true. */
export class RecitalError extends Error {
  override readonly name = 'RecitalError'
}

const CUT =
  'Here the model began to read out its instructions instead of answering, so I stopped it. What it is told stands under "What is sent". Ask again, or put your question another way.'

/**
 * Passes an answer on until it recites its own instruction. Marks, line breaks and capitals between the words hide
 * nothing. A number of three digits ends a run: the telephone numbers of those who help are for saying.
 *
 * @throws RecitalError at 12 words in a row, of which at most 4 were passed on
 */
export async function* stopRecital(pieces: AsyncIterable<string>, instruction: string): AsyncIterable<string> {
  const runAt = runCounter(instruction)
  let [waiting, word, run] = ['', '', 0]

  function read(piece: string): string {
    let ready = ''
    for (const [part] of piece.matchAll(WORD_BY_WORD)) {
      // A piece may break off inside a word: it counts where something else follows.
      if (isWord(part)) word += part
      else finish()
      if (run >= RECITAL) break
      waiting += part
      if (run >= WAITING) continue
      ready += waiting
      waiting = ''
    }
    return ready
  }
  function finish(): void {
    if (word !== '') run = runAt(word.toLowerCase())
    word = ''
  }

  try {
    for await (const piece of pieces) {
      const ready = read(piece)
      if (ready !== '') yield ready
      if (run >= RECITAL) throw new RecitalError()
    }
    finish()
    if (run >= RECITAL) throw new RecitalError()
  } catch (error) {
    if (!(error instanceof RecitalError) && waiting !== '') yield waiting
    throw error
  }
  if (waiting !== '') yield waiting
}

/** Passes an answer on, and where it is cut as a recital says so in its place. */
export async function* toldOfRecital(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let hasBegun = false
  try {
    for await (const piece of pieces) {
      hasBegun = true
      yield piece
    }
  } catch (error) {
    if (!(error instanceof RecitalError)) throw error
    yield hasBegun
      ? ` …

${CUT}`
      : CUT
  }
}

function isWord(part: string): boolean {
  return /^[\p{L}\p{N}]/u.test(part)
}

/** Tells for each next word how many in a row stand in the instruction so. */
function runCounter(instruction: string): (word: string) => number {
  const told = (instruction.match(WORD) ?? []).map((word) => word.toLowerCase())
  const places = Map.groupBy(told.keys(), (place) => told[place] ?? '')
  let runs = new Map<number, number>()
  return (word) => {
    const found = /\d{3}/.test(word) ? [] : (places.get(word) ?? [])
    runs = new Map(found.map((place) => [place, (runs.get(place - 1) ?? 0) + 1]))
    return Math.max(0, ...runs.values())
  }
}
