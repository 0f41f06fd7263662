import { SILENT } from '../text/canonical.ts'
import type { Reading } from '../text/reading.ts'
import type { Window } from '../text/windows.ts'

/** Sentence start marker. */
export const START = '^'

type Visit = (gram: string, first: number, last: number) => unknown

/**
 * Visits word n-grams up to `words` within sentences. If `visit` returns false, longer n-grams with that prefix are
 * skipped.
 */
export const visitWords = ({ forms, phrases }: Reading, window: Window, words: number, visit: Visit): void => {
  for (let at = window.first; at < window.last; at += 1) {
    const first = phrases.sentenceFirst[at] ?? 0
    const end = Math.min(window.last, phrases.sentenceLast[at] ?? 0)
    if (at === first || at === window.first) opening(forms, at, end, words, visit)
    let gram = forms[at] ?? ''
    if (visit(gram, at, at + 1) === false) continue
    for (let next = at + 1; next < at + words && next < end; next += 1) {
      if (forms[next] === SILENT) continue
      gram += ` ${forms[next]}`
      if (visit(gram, at, next + 1) === false) break
    }
  }
}

const opening = (forms: string[], at: number, end: number, words: number, visit: Visit): void => {
  let gram = START
  for (let next = at; next < at + words - 1 && next < end; next += 1) {
    gram += ` ${forms[next]}`
    if (visit(gram, at, next + 1) === false) return
  }
}

const SHORTEST = 3
const LONGEST = 5
const LONGEST_WORD = 30

/** Character 3- to 5-grams of a word with boundary marks; none for masked words. */
export const lettersOf = (form: string): string[] => {
  if (form.startsWith('<') || form.length > LONGEST_WORD || !/^\p{L}/u.test(form)) return []
  const word = `_${form}_`
  const pieces: string[] = []
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= word.length; at += 1) pieces.push(`#${word.slice(at, at + length)}`)
  }
  return pieces
}
