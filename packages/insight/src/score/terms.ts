import type { Reading } from '../text/reading.ts'
import type { Window } from '../text/windows.ts'
import { lettersOf, visitWords } from './grams.ts'

/** Terms as they ship: between bars. */
export type TermList = { words: string; letters: string; longest: number }

/**
 * Terms of several models in one table, so that a text is looked up once for all of them. A row holds the term's
 * number in each model, -1 where a model does not know it.
 */
export type TermTable = {
  count: number
  longest: number
  words: ReadonlyMap<string, Int32Array>
  letters: ReadonlyMap<string, Int32Array>
  /** Known pieces of each word seen so far, by model. */
  pieces: Map<string, readonly Int32Array[]>
  /** When each term was last seen, by model: words, then letters. */
  wordSeen: Int32Array[]
  letterSeen: Int32Array[]
  clock: number
}

const split = (terms: string): string[] => (terms === '' ? [] : terms.split('|'))

const addTo = (table: Map<string, Int32Array>, terms: readonly string[], model: number, count: number): void => {
  terms.forEach((term, number) => {
    const row = table.get(term) ?? new Int32Array(count).fill(-1)
    row[model] = number
    table.set(term, row)
  })
}

/** Puts the terms of all models in one table. */
export const termTable = (lists: readonly TermList[]): TermTable => {
  const words = new Map<string, Int32Array>()
  const letters = new Map<string, Int32Array>()
  const [wordSeen, letterSeen]: [Int32Array[], Int32Array[]] = [[], []]
  lists.forEach((list, model) => {
    const [ownWords, ownLetters] = [split(list.words), split(list.letters)]
    addTo(words, ownWords, model, lists.length)
    addTo(letters, ownLetters, model, lists.length)
    wordSeen.push(new Int32Array(ownWords.length))
    letterSeen.push(new Int32Array(ownLetters.length))
  })
  const longest = lists.reduce((most, list) => Math.max(most, list.longest), 1)
  return { count: lists.length, longest, words, letters, pieces: new Map(), wordSeen, letterSeen, clock: 0 }
}

/** Different terms of one stretch that one model knows, and the tokens where each stands first. */
export type TermHits = { terms: number[]; first: number[]; last: number[] }

export type WindowTerms = { words: TermHits[]; letters: TermHits[] }

const noHits = (): TermHits => ({ terms: [], first: [], last: [] })

const addHit = (
  hits: TermHits | undefined,
  seen: Int32Array | undefined,
  clock: number,
  term: number,
  first: number,
  last: number,
): void => {
  if (hits === undefined || seen === undefined || seen[term] === clock) return
  seen[term] = clock
  hits.terms.push(term)
  hits.first.push(first)
  hits.last.push(last)
}

const NO_PIECES = new Int32Array(0)

const piecesOf = (table: TermTable, form: string): readonly Int32Array[] => {
  const known = table.pieces.get(form)
  if (known !== undefined) return known
  const rows = lettersOf(form).flatMap((piece) => table.letters.get(piece) ?? [])
  const found = Array.from({ length: table.count }, (_, model) => {
    const own = rows.map((row) => row[model] ?? -1).filter((term) => term >= 0)
    return own.length === 0 ? NO_PIECES : Int32Array.from(own)
  })
  if (table.pieces.size < 20_000) table.pieces.set(form, found)
  return found
}

/** The terms of one stretch, for all models at once. */
export const termsIn = (table: TermTable, reading: Reading, window: Window): WindowTerms => {
  table.clock += 1
  const { clock } = table
  const words = Array.from({ length: table.count }, noHits)
  const letters = Array.from({ length: table.count }, noHits)
  visitWords(reading, window, table.longest, (gram, first, last) => {
    const row = table.words.get(gram)
    if (row === undefined) return
    for (let model = 0; model < row.length; model += 1) {
      const term = row[model] ?? -1
      if (term >= 0) addHit(words[model], table.wordSeen[model], clock, term, first, last)
    }
  })
  for (let at = window.first; at < window.last; at += 1) {
    if (reading.tokens[at]?.kind !== 'word') continue
    const pieces = piecesOf(table, reading.forms[at] ?? '')
    for (let model = 0; model < pieces.length; model += 1) {
      for (const term of pieces[model] ?? NO_PIECES)
        addHit(letters[model], table.letterSeen[model], clock, term, at, at + 1)
    }
  }
  return { words, letters }
}
