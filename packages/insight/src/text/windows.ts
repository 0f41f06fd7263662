import type { Reading } from './reading.ts'
import type { TokenRange } from './tokens.ts'

/** A scoring window of whole sentences. */
export type Window = TokenRange & { words: number }

/** Models were fitted on one to three sentences. */
const ENOUGH_WORDS = 40
const MOST_TOKENS = 160

/**
 * Splits a text into windows of whole sentences: at least 40 words (except the last), at most 160 tokens.
 *
 * @source sources.md#scoring-windows
 */
export const windowsOf = ({ tokens, sentences }: Reading): Window[] => {
  const windows: Window[] = []
  let open: Window | undefined
  const close = (): void => {
    if (open !== undefined && open.last > open.first) windows.push(open)
    open = undefined
  }
  for (const sentence of sentences) {
    for (let first = sentence.first; first < sentence.last; first += MOST_TOKENS) {
      const last = Math.min(sentence.last, first + MOST_TOKENS)
      const words = tokens.slice(first, last).filter(({ kind }) => kind === 'word' || kind === 'number').length
      if (open !== undefined && last - open.first > MOST_TOKENS) close()
      if (open === undefined) open = { first, last, words }
      else open = { first: open.first, last, words: open.words + words }
      if (open.words >= ENOUGH_WORDS) close()
    }
  }
  close()
  return mergedTail(windows)
}

/** A short last window is merged into the one before. */
const mergedTail = (windows: Window[]): Window[] => {
  const tail = windows.at(-1)
  const before = windows.at(-2)
  if (tail === undefined || before === undefined || tail.words >= 15) return windows
  if (tail.last - before.first > MOST_TOKENS) return windows
  return [...windows.slice(0, -2), { first: before.first, last: tail.last, words: before.words + tail.words }]
}
