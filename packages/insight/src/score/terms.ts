import type { Reading } from '../text/reading.ts'
import type { Window } from '../text/windows.ts'
import { lettersOf, visitWords } from './grams.ts'
import type { ModelFile } from './linear-model.ts'

/** One term: the models that know it, what it weighs in each, and the stretch in which it was last seen. */
type Term = { models: number[]; weights: number[]; seen: number }

/** The terms of several models in one table, so that a text is looked up once for all of them. */
export type TermTable = {
  models: number
  longest: number
  words: ReadonlyMap<string, Term>
  /** Beginnings of longer sequences, whole words each. */
  beginnings: ReadonlySet<string>
  letters: ReadonlyMap<string, Term>
  /** Known pieces of the words seen so far. */
  pieces: Map<string, readonly Term[]>
  stretch: number
}

const addTo = (table: Map<string, Term>, terms: string, weights: string, scale: number, model: number): void => {
  if (terms === '') return
  const values = weights.split(' ')
  terms.split('|').forEach((name, at) => {
    const term = table.get(name) ?? { models: [], weights: [], seen: 0 }
    term.models.push(model)
    term.weights.push(Number(values[at]) / scale)
    table.set(name, term)
  })
}

const beginningsOf = (terms: Iterable<string>): Set<string> => {
  const out = new Set<string>()
  for (const term of terms)
    for (let at = term.indexOf(' '); at > 0; at = term.indexOf(' ', at + 1)) out.add(term.slice(0, at))
  return out
}

/** Puts the terms of all models in one table. */
export const termTable = (files: readonly ModelFile[]): TermTable => {
  const words = new Map<string, Term>()
  const letters = new Map<string, Term>()
  files.forEach((file, model) => {
    addTo(words, file.wordTerms, file.wordWeights, file.termScale, model)
    addTo(letters, file.letterTerms, file.letterWeights, file.termScale, model)
  })
  const longest = files.reduce((most, file) => Math.max(most, file.words), 1)
  const beginnings = beginningsOf(words.keys())
  return { models: files.length, longest, words, beginnings, letters, pieces: new Map(), stretch: 0 }
}

const REMEMBERED = 20_000

const piecesOf = (table: TermTable, form: string): readonly Term[] => {
  const known = table.pieces.get(form)
  if (known !== undefined) return known
  const found = lettersOf(form).flatMap((piece) => table.letters.get(piece) ?? [])
  if (table.pieces.size < REMEMBERED) table.pieces.set(form, found)
  return found
}

/**
 * What the terms of one stretch bring to each model, before it is divided by the root of their number: for each model
 * how many different terms it knows, their sum, and the sum by token of the stretch.
 */
export type TermSums = { counts: Int32Array; sums: Float64Array; perToken: Float64Array }

/** Room for the sums of one stretch, used again for the next. */
export type TermRoom = { words: TermSums; letters: TermSums }

const sumsFor = (models: number, tokens: number): TermSums => ({
  counts: new Int32Array(models),
  sums: new Float64Array(models),
  perToken: new Float64Array(models * tokens),
})

/** Room for stretches of up to `tokens` tokens. */
export const termRoom = ({ models }: TermTable, tokens: number): TermRoom => ({
  words: sumsFor(models, tokens),
  letters: sumsFor(models, tokens),
})

const clear = ({ counts, sums, perToken }: TermSums, tokens: number): void => {
  counts.fill(0)
  sums.fill(0)
  perToken.fill(0, 0, counts.length * tokens)
}

const addTerm = (
  { models, weights }: Term,
  { counts, sums, perToken }: TermSums,
  tokens: number,
  first: number,
  last: number,
): void => {
  const part = 1 / (last - first)
  for (let at = 0; at < models.length; at += 1) {
    const model = models[at] ?? 0
    const weight = weights[at] ?? 0
    counts[model] = (counts[model] ?? 0) + 1
    sums[model] = (sums[model] ?? 0) + weight
    const base = model * tokens
    for (let place = base + first; place < base + last; place += 1)
      perToken[place] = (perToken[place] ?? 0) + weight * part
  }
}

/** Fills `room` with the terms of one stretch, for all models at once; each term counts where it stands first. */
export const termsIn = (table: TermTable, reading: Reading, window: Window, { words, letters }: TermRoom): void => {
  table.stretch += 1
  const tokens = window.last - window.first
  clear(words, tokens)
  clear(letters, tokens)
  visitWords(reading, window, table.longest, (gram, first, last) => {
    const term = table.words.get(gram)
    if (term !== undefined && term.seen !== table.stretch) {
      term.seen = table.stretch
      addTerm(term, words, tokens, first - window.first, last - window.first)
    }
    return table.beginnings.has(gram)
  })
  for (let at = 0; at < tokens; at += 1) {
    if (reading.tokens[window.first + at]?.kind !== 'word') continue
    for (const term of piecesOf(table, reading.forms[window.first + at] ?? '')) {
      if (term.seen === table.stretch) continue
      term.seen = table.stretch
      addTerm(term, letters, tokens, at, at + 1)
    }
  }
}

/** Adds what the terms of one stretch bring to one model, times `share`, to its score by token where `into` has room; gives their sum. */
export const addTerms = (
  { counts, sums, perToken }: TermSums,
  model: number,
  window: Window,
  share: number,
  into: Float64Array,
): number => {
  const count = counts[model] ?? 0
  if (count === 0) return 0
  const scale = share / Math.sqrt(count)
  const tokens = window.last - window.first
  if (into.length > 0)
    for (let at = 0; at < tokens; at += 1)
      into[window.first + at] = (into[window.first + at] ?? 0) + (perToken[model * tokens + at] ?? 0) * scale
  return (sums[model] ?? 0) * scale
}
