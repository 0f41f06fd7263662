import { stem } from '../../text/stem.ts'
import type { Findings } from '../engine.ts'
import type { Token } from '../normalise.ts'
import { CONCEPTS } from './concepts.ts'

/** Slots of the table into which every feature is hashed. */
export const TABLE = 1 << 18

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

type Add = (hash: number) => void

const isMark = (word: string): boolean => word === '.' || word === ','

const [SHORTEST, LONGEST] = [3, 5]
const OPENS = 60
const CLOSES = 62

/** Runs of three to five letters, the ends of the word marked. */
const addLetters = (word: string, add: Add): void => {
  if (word.length < 2) return
  const codeAt = (at: number): number => (at === 0 ? OPENS : at > word.length ? CLOSES : word.charCodeAt(at - 1))
  for (let start = 0; start + SHORTEST <= word.length + 2; start += 1) {
    let hash = SEED
    for (let length = 1; length <= LONGEST && start + length <= word.length + 2; length += 1) {
      hash = step(hash, codeAt(start + length - 1))
      if (length >= SHORTEST) add(mixed(LETTERS, hash))
    }
  }
}

/** What the rules found: marks, and whether an exception knowingly calmed a match. */
const addFindings = ({ marks, frames, exceptions }: Findings, add: Add): void => {
  for (const { of } of marks) add(mixed(FINDING, hashOf(of)))
  const isExcused = frames.some((frame) => exceptions.some(({ start, end }) => start < frame.end && frame.start < end))
  if (isExcused) add(mixed(FINDING, hashOf('excused')))
}

const START = hashOf('^')
const END = hashOf('$')
const LEAST = 6

/** When a slot was last filled, by the number of the filling: cheaper than a set for each kind of each message. */
const filledAt = new Int32Array(TABLE)
const MANY = 1 << 30
let filling = 0

/** The slots that a kind of feature fills, each once. */
const slotsOf = (fill: (add: Add) => void): number[] => {
  if (filling === MANY) filledAt.fill(0)
  filling = (filling % MANY) + 1
  const slots: number[] = []
  fill((hash) => {
    const slot = hash & (TABLE - 1)
    if (filledAt[slot] === filling) return
    filledAt[slot] = filling
    slots.push(slot)
  })
  return slots
}

const addBeside = (kind: number, hashes: readonly number[], away: number, add: Add): void => {
  for (let at = 0; at + away < hashes.length; at += 1) add(mixed(kind, mixed(hashes[at] ?? 0, hashes[at + away] ?? 0)))
}

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
  return gathered([
    slotsOf((add) => {
      for (const word of words) add(mixed(WORD, word))
    }),
    slotsOf((add) => addBeside(PAIR, plain, 1, add)),
    slotsOf((add) => {
      for (const { word } of tokens) addLetters(word, add)
    }),
    slotsOf((add) => {
      for (const each of concepts) for (const concept of each) add(mixed(CONCEPT, concept))
    }),
    slotsOf((add) => addBeside(CONCEPTS_BESIDE, folded, 1, add)),
    slotsOf((add) => addBeside(CONCEPTS_APART, folded, 2, add)),
    slotsOf((add) => addFindings(findings, add)),
  ])
}

/** A slot that several kinds fill stands there several times: a linear score adds them up. */
const gathered = (kinds: readonly (readonly number[])[]): Features => {
  const size = kinds.reduce((sum, { length }) => sum + length, 0)
  const features = { at: new Int32Array(size), value: new Float64Array(size) }
  let next = 0
  for (const slots of kinds) {
    const share = 1 / Math.sqrt(Math.max(LEAST, slots.length))
    features.at.set(slots, next)
    features.value.fill(share, next, next + slots.length)
    next += slots.length
  }
  return features
}
