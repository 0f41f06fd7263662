/** Words in a row that count as reciting the prompt. */
const RECITAL = 12
/** Words held back before the check is certain. */
const WAITING = 4
const WORD = /[\p{L}\p{N}]+/gu
const WORD_BY_WORD = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

/** The answer started to recite its prompt. Words streamed before stay valid. */
export class RecitalError extends Error {
  override readonly name = 'RecitalError'
}

const CUT =
  'Here the model began to read out its instructions instead of answering, so I stopped it. What it is told stands under "What is sent". Ask again, or put your question another way.'

/**
 * Streams an answer until it recites its prompt, ignoring markup, line breaks and case. Three-digit numbers end a run:
 * emergency numbers may be quoted.
 *
 * @throws RecitalError at 12 words in a row, at most 4 of them streamed
 */
export async function* stopRecital(pieces: AsyncIterable<string>, instruction: string): AsyncIterable<string> {
  const runAt = runCounter(instruction)
  let [waiting, word, run] = ['', '', 0]

  function read(piece: string): string {
    let ready = ''
    for (const [part] of piece.matchAll(WORD_BY_WORD)) {
      // A chunk may end inside a word.
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

/** Streams an answer; a recital is cut and replaced by a notice. */
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

/** Counts how many words in a row match the prompt. */
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
