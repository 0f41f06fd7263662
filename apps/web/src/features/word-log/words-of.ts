/** Invisible characters at word edges: soft hyphens, zero-width spaces, direction marks. */
export const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu
export const NOT_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu
/** ASCII words skip the slower checks. */
export const ASCII = /^[\u0021-\u007E]+$/
/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const UNSPACED_RUN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{M}ー々]+/gu
const CHUNK = /\S+/g
/** A line break separates words in every script, so joined runs are read as if alone. */
const BREAK = '\n'

type Tally = Map<string, number>

/**
 * Counts of a text's words, split at white space. Scripts without spaces use their word boundaries. Invisible
 * characters don't count.
 */
export function wordsOf(text: string): ReadonlyMap<string, number> {
  const words: Tally = new Map()
  const runs: Tally = new Map()
  for (const [chunk, times] of chunksOf(text)) {
    if (ASCII.test(chunk)) add(words, chunk, times)
    else if (UNSPACED.test(chunk)) split(chunk, times, words, runs)
    else if (chunk.replace(INVISIBLE, '') !== '') add(words, chunk, times)
  }
  if (runs.size > 0) readRuns(runs, words)
  return words
}

function chunksOf(text: string): Tally {
  const chunks: Tally = new Map()
  for (const chunk of text.match(CHUNK) ?? []) add(chunks, chunk, 1)
  return chunks
}

/** Splits a chunk into runs of scripts without spaces and other words. */
function split(chunk: string, times: number, words: Tally, runs: Tally): void {
  let from = 0
  for (const run of chunk.matchAll(UNSPACED_RUN)) {
    addLetters(words, chunk.slice(from, run.index), times)
    add(runs, run[0], times)
    from = run.index + run[0].length
  }
  addLetters(words, chunk.slice(from), times)
}

function addLetters(words: Tally, part: string, times: number): void {
  if (part.replace(NOT_LETTERS, '') !== '') add(words, part, times)
}

let segmenter: Intl.Segmenter | undefined

/** Segments all runs in one call, because starting the segmenter costs more than a line. */
function readRuns(runs: Tally, words: Tally): void {
  if (!('Segmenter' in Intl)) {
    for (const [run, times] of runs) add(words, run, times)
    return
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  const counts = [...runs.values()]
  let at = 0
  for (const { segment, isWordLike } of segmenter.segment([...runs.keys()].join(BREAK))) {
    if (segment === BREAK) at++
    else if (isWordLike) add(words, segment, counts[at] ?? 0)
  }
}

function add(tally: Tally, word: string, times: number): void {
  tally.set(word, (tally.get(word) ?? 0) + times)
}
