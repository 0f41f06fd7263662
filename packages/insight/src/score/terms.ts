import { SILENT } from '../text/canonical.ts'
import type { Reading } from '../text/reading.ts'
import type { Window } from '../text/windows.ts'
import { perWord } from '../text/word-memory.ts'
import { lettersOf, START } from './grams.ts'
import type { ModelFile } from './linear-model.ts'

/** An n-gram: models that know it, weights, and the window in which it was last seen. */
type Term = { models: number[]; weights: number[]; seen: number }

/** Known character n-grams of a word, and the window in which they were last added. */
type Pieces = { terms: readonly Term[]; seen: number }

/** Trie node. */
type Branch = { term: Term | undefined; next: Map<string, Branch> | undefined }

/** N-grams of several models in one trie, so that a text is walked once. */
export type TermTable = {
  models: number
  /** Which models need attribution. */
  attributed: readonly boolean[]
  longest: number
  words: Map<string, Branch>
  piecesOf: (form: string) => Pieces
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

const branchesOf = (terms: ReadonlyMap<string, Term>): Map<string, Branch> => {
  const root: Branch = { term: undefined, next: new Map() }
  for (const [name, term] of terms) {
    let branch = root
    for (const word of name.split(' ')) {
      branch.next ??= new Map()
      const next: Branch = branch.next.get(word) ?? { term: undefined, next: undefined }
      branch.next.set(word, next)
      branch = next
    }
    branch.term = term
  }
  return root.next ?? new Map()
}

/** Builds the trie. */
export const termTable = (files: readonly ModelFile[], attributed: readonly boolean[]): TermTable => {
  const words = new Map<string, Term>()
  const letters = new Map<string, Term>()
  files.forEach((file, model) => {
    addTo(words, file.wordTerms, file.wordWeights, file.termScale, model)
    addTo(letters, file.letterTerms, file.letterWeights, file.termScale, model)
  })
  const longest = files.reduce((most, file) => Math.max(most, file.words), 1)
  const branches = branchesOf(words)
  const piecesOf = perWord((form) => ({ terms: lettersOf(form).flatMap((piece) => letters.get(piece) ?? []), seen: 0 }))
  return { models: files.length, attributed, longest, words: branches, piecesOf, stretch: 0 }
}

/** Sums per model for one window, before normalization: number of distinct n-grams, total, and total per token. */
type TermSums = { counts: Int32Array; sums: Float64Array; perToken: Float64Array }

/** Buffers reused between windows. */
type TermRoom = { words: TermSums; letters: TermSums }

const sumsFor = (models: number, tokens: number): TermSums => ({
  counts: new Int32Array(models),
  sums: new Float64Array(models),
  perToken: new Float64Array(models * tokens),
})

/** Allocates buffers for windows of up to `tokens` tokens. */
export const termRoom = ({ models }: TermTable, tokens: number): TermRoom => ({
  words: sumsFor(models, tokens),
  letters: sumsFor(models, tokens),
})

const clear = ({ counts, sums, perToken }: TermSums, tokens: number): void => {
  counts.fill(0)
  sums.fill(0)
  perToken.fill(0, 0, counts.length * tokens)
}

/** Adds an n-gram once per window. */
const addTerm = (
  { stretch, attributed }: TermTable,
  term: Term,
  into: TermSums,
  tokens: number,
  first: number,
  last: number,
): void => {
  if (term.seen === stretch) return
  term.seen = stretch
  const { models, weights } = term
  const { counts, sums, perToken } = into
  for (let at = 0; at < models.length; at += 1) {
    const model = models[at] ?? 0
    const weight = weights[at] ?? 0
    counts[model] = (counts[model] ?? 0) + 1
    sums[model] = (sums[model] ?? 0) + weight
    if (attributed[model] !== true) continue
    const base = model * tokens
    const each = weight / (last - first)
    for (let place = base + first; place < base + last; place += 1) perToken[place] = (perToken[place] ?? 0) + each
  }
}

/** Sums the n-grams of one window for all models; each counts at its first occurrence. */
export const termsIn = (table: TermTable, reading: Reading, window: Window, { words, letters }: TermRoom): void => {
  const { forms, phrases } = reading
  table.stretch += 1
  const { longest } = table
  const tokens = window.last - window.first
  clear(words, tokens)
  clear(letters, tokens)
  // Same n-grams as `visitWords`, without building strings.
  const follow = (branches: Branch['next'], from: number, past: number): void => {
    let next = branches
    for (let at = from; at < past && next !== undefined; at += 1) {
      if (at > from && forms[at] === SILENT) continue
      const branch = next.get(forms[at] ?? '')
      if (branch === undefined) return
      if (branch.term !== undefined)
        addTerm(table, branch.term, words, tokens, from - window.first, at + 1 - window.first)
      next = branch.next
    }
  }
  const openings = table.words.get(START)?.next
  for (let at = window.first; at < window.last; at += 1) {
    const end = Math.min(window.last, phrases.sentenceLast[at] ?? 0)
    if (at === (phrases.sentenceFirst[at] ?? 0) || at === window.first)
      follow(openings, at, Math.min(end, at + longest - 1))
    follow(table.words, at, Math.max(at + 1, Math.min(end, at + longest)))
    if (reading.tokens[at]?.kind !== 'word') continue
    const pieces = table.piecesOf(forms[at] ?? '')
    if (pieces.seen === table.stretch) continue
    pieces.seen = table.stretch
    for (const term of pieces.terms) addTerm(table, term, letters, tokens, at - window.first, at + 1 - window.first)
  }
}

/** Adds one model's n-gram scores to `into`, weighted by `share`; returns their sum. */
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
