import { unpack } from '@understory/matrix/packed'
import fitted from '../../fitted/own-words.json' with { type: 'json' }
import { endsSentence, signsOfBlank, signsOfWords, type Word, wordsOf } from './signs.ts'

/** Learned by `npm run fit:own-words`. A blank asks four things: the first word, the last, what is inside, and whether there is any. */
const QUERIES = 4
const { size, longest } = fitted
/** Numbers of a word, as the encoder gives them. */
const WIDTH = QUERIES * size
const signs = unpack(fitted.signs)
const weights = unpack(fitted.weights)
const blanks = unpack(fitted.blanks)
const none = unpack(fitted.none)

/** Words of a message, the last included. */
type Place = { from: number; to: number }
type Stretch = Place & { score: number }
/** The best stretches, and whether there is chance enough that any of them fits. */
type Found = { best: Stretch[]; isOffered: boolean }
type Reading = { words: Word[]; find: (name: string, before: string) => Found }

const SHOWN = 4
/** From this chance on that the message has words for a blank they are offered: docs/decisions/039. */
const LEAST_CHANCE = 0.35
const dot = (a: Float32Array, from: number, b: Float32Array, at: number) => {
  let sum = 0
  for (let i = 0; i < size; i += 1) sum += (a[from + i] ?? 0) * (b[at + i] ?? 0)
  return sum
}

/** The share of words that two stretches have in common, twice it over both. */
function alike(a: Place, b: Place): number {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1
  return (2 * Math.max(0, common)) / (a.to - a.from + b.to - b.from + 2)
}

/** Stretches that score so much less than the best aren't offered: docs/decisions/039. */
const WORSE = 1.5

/** The best of some stretches, none of them much like another. */
function bestOf(stretches: readonly Stretch[]): Stretch[] {
  const best: Stretch[] = []
  for (const one of stretches.toSorted((a, b) => b.score - a.score)) {
    if (best.length === SHOWN || (best[0] && best[0].score - one.score > WORSE)) break
    if (best.every((other) => alike(one, other) <= 0.5)) best.push(one)
  }
  return best
}

/** Reads a message for what may stand in a blank. @param numbers of each of its first words, by the encoder */
export function readMessage(text: string, numbers: Float32Array): Reading {
  const words = wordsOf(text).slice(0, numbers.length / WIDTH)
  const texts = words.map((word) => word.text)
  const ends = texts.map(endsSentence)
  const signsOf = signsOfWords(texts, weights.length)

  /** How well each word begins or ends a stretch for a blank. */
  const fitOf = (rows: readonly number[][], role: number, asked: Float32Array) =>
    words.map((_, at) => {
      let score = dot(numbers, at * WIDTH + role * size, asked, role * size)
      for (const row of rows[at] ?? []) score += dot(signs, row * size, asked, role * size) + (weights[row] ?? 0)
      return score
    })

  return {
    words,
    find: (name, before) => {
      const asked = new Float32Array(WIDTH)
      for (const row of signsOfBlank(name, before, blanks.length / WIDTH))
        for (let i = 0; i < WIDTH; i += 1) asked[i] = (asked[i] ?? 0) + (blanks[row * WIDTH + i] ?? 0)
      const [first, last] = [fitOf(signsOf.first, 0, asked), fitOf(signsOf.last, 1, asked)]
      const toInside = words.map((_, at) => dot(numbers, at * WIDTH + 2 * size, asked, 2 * size))
      const stretches: Stretch[] = []
      for (const from of words.keys()) {
        let inside = 0
        for (let to = from; to < Math.min(words.length, from + longest); to += 1) {
          inside += toInside[to] ?? 0
          const score = (first[from] ?? 0) + (last[to] ?? 0) + inside / (to - from + 1)
          stretches.push({ from, to, score })
          if (ends[to]) break
        }
      }
      let forNone = fitted.bias
      for (let i = 0; i < WIDTH; i += 1) forNone += (none[i] ?? 0) * (asked[i] ?? 0)
      for (const at of words.keys()) forNone += dot(numbers, at * WIDTH + 3 * size, asked, 3 * size) / words.length
      const most = stretches.reduce((top, { score }) => Math.max(top, score), forNone)
      const there = stretches.reduce((sum, { score }) => sum + Math.exp(score - most), 0)
      return { best: bestOf(stretches), isOffered: there >= LEAST_CHANCE * (there + Math.exp(forNone - most)) }
    },
  }
}
