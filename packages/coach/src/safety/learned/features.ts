import { stem } from '../../text/stem.ts'
import type { Findings } from '../engine.ts'
import type { Token } from '../normalise.ts'
import { CONCEPTS } from './concepts.ts'

/** Slots of the table into which every feature is hashed. */
export const TABLE = 1 << 16

/** One row of a sparse matrix: slots of the table, and what stands in them. */
export type Features = { at: Int32Array; value: Float64Array }

const SEED = 0x811c9dc5
const step = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
const hashOf = (text: string): number => {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at))
  return hash
}
const mixed = (a: number, b: number): number => {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Kinds of feature, apart in the table. */
const [WORD, PAIR, LETTERS, CONCEPT, CONCEPTS_BESIDE, CONCEPTS_APART, FINDING] = [1, 2, 3, 4, 5, 6, 7]

const conceptHashes = new Map<string, number[]>()
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' '))
    conceptHashes.set(word, [...new Set([...(conceptHashes.get(word) ?? []), hashOf(`<${concept}>`)])])

const conceptsOf = (word: string): readonly number[] =>
  conceptHashes.get(word) ?? conceptHashes.get(stem(word)) ?? NO_CONCEPTS
const NO_CONCEPTS: readonly number[] = []

const isMark = (word: string): boolean => word === '.' || word === ','

const [SHORTEST, LONGEST] = [3, 5]
const OPENS = 60
const CLOSES = 62

/** Runs of three to five letters, the ends of the word marked. */
const addLetters = (word: string, into: Set<number>): void => {
  if (word.length < 2) return
  const codeAt = (at: number): number => (at === 0 ? OPENS : at > word.length ? CLOSES : word.charCodeAt(at - 1))
  for (let start = 0; start + SHORTEST <= word.length + 2; start += 1) {
    let hash = SEED
    for (let length = 1; length <= LONGEST && start + length <= word.length + 2; length += 1) {
      hash = step(hash, codeAt(start + length - 1))
      if (length >= SHORTEST) into.add(mixed(LETTERS, hash))
    }
  }
}

/** What the rules found: marks, and whether an exception knowingly calmed a match. */
const addFindings = ({ marks, frames, exceptions }: Findings, into: Set<number>): void => {
  for (const { of } of marks) into.add(mixed(FINDING, hashOf(of)))
  const isExcused = frames.some((frame) => exceptions.some(({ start, end }) => start < frame.end && frame.start < end))
  if (isExcused) into.add(mixed(FINDING, hashOf('excused')))
}

const START = hashOf('^')
const END = hashOf('$')
const LEAST = 6

/**
 * What the learned reader sees of a stretch: words, neighbours, letters inside words, concepts, concepts side by side and
 * one word apart, and the marks of the rules. Full stops and commas are left out: they tell writers apart, not dangers.
 * Each kind has the same length, however many words there are.
 */
export const featuresOf = (all: readonly Token[], findings: Findings): Features => {
  const tokens = all.filter(({ word }) => !isMark(word))
  const words = tokens.map(({ word }) => hashOf(word))
  const concepts = tokens.map(({ word }) => conceptsOf(word))
  const plain = [START, ...words, END]
  const folded = [START, ...words.map((word, at) => concepts[at]?.[0] ?? word), END]
  const kinds = Array.from({ length: 7 }, () => new Set<number>())
  const [own, pairs, letters, ideas, beside, apart, found] = kinds
  tokens.forEach(({ word }, at) => {
    own?.add(mixed(WORD, words[at] ?? 0))
    if (letters) addLetters(word, letters)
    for (const concept of concepts[at] ?? []) ideas?.add(mixed(CONCEPT, concept))
  })
  for (let at = 0; at + 1 < plain.length; at += 1) {
    pairs?.add(mixed(PAIR, mixed(plain[at] ?? 0, plain[at + 1] ?? 0)))
    beside?.add(mixed(CONCEPTS_BESIDE, mixed(folded[at] ?? 0, folded[at + 1] ?? 0)))
    const next = folded[at + 2]
    if (next !== undefined) apart?.add(mixed(CONCEPTS_APART, mixed(folded[at] ?? 0, next)))
  }
  if (found) addFindings(findings, found)
  return gathered(kinds)
}

const gathered = (kinds: readonly ReadonlySet<number>[]): Features => {
  const sum = new Map<number, number>()
  for (const kind of kinds) {
    const share = 1 / Math.sqrt(Math.max(LEAST, kind.size))
    for (const hash of kind) {
      const slot = hash & (TABLE - 1)
      sum.set(slot, (sum.get(slot) ?? 0) + share)
    }
  }
  return { at: Int32Array.from(sum.keys()), value: Float64Array.from(sum.values()) }
}
