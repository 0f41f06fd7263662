import { type Packed, unpack } from '@understory/matrix/packed'
import fitted from '../../fitted/classifier.json' with { type: 'json' }
import { cases } from '../content.ts'
import type { Vectors } from '../types.ts'
import type { Ranked } from '../understand/hearers.ts'
import { DIMENSIONS, votesOf } from './find.ts'
import { model as finder } from './fitted.ts'
import { sentenceCount } from './vector-parts.ts'

/** Learned by `npm run fit:classifier` from data/coach/heard.jsonl and heard-cases.jsonl. */
const { floor, builders, heard } = fitted
const rowsOf = (packed: Packed): Float32Array[] => {
  const values = unpack(packed)
  return Array.from({ length: values.length / DIMENSIONS }, (_, row) =>
    values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS),
  )
}
const BUILDERS = rowsOf(builders.weights)
const [WHOLE, SENTENCES] = [rowsOf(heard.whole), rowsOf(heard.sentences)]

function product(weights: Float32Array | undefined, numbers: Float32Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at += 1) sum += (weights?.[at] ?? 0) * (numbers[at] ?? 0)
  return sum
}

const builderOf = finder.caseIds.map((id) => cases.get(id)?.builder)

/** How well each builder serves a message, by the votes of near cases and, for those that are no speech, by the message itself. */
export function builderChances(text: string, vectors: Vectors): Map<string, number> {
  const voted = new Map<string, number>()
  for (const [row, share] of votesOf(text, vectors).entries()) {
    const id = builderOf[row]
    if (id !== undefined) voted.set(id, (voted.get(id) ?? 0) + share)
  }
  const vector = vectors.get(text)?.subarray(0, DIMENSIONS)
  if (!vector) return voted
  const scores = builders.ids.map((id, row) => ({
    id,
    score:
      product(BUILDERS[row], vector) +
      (builders.bias[row] ?? 0) +
      builders.votes * Math.log((voted.get(id) ?? 0) + floor),
  }))
  const shareOfAll = builders.ids.reduce((sum, id) => sum + (voted.get(id) ?? 0), 0)
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score), 0)
  for (const { id, score } of scores) voted.set(id, (shareOfAll * Math.exp(score)) / total)
  return voted
}

/** What of content/heard.yaml makes a message's matter hard, likeliest first; nothing where no encoder read it. */
export function hardships(text: string, vectors: Vectors): Ranked[] {
  const numbers = vectors.get(text)
  if (!numbers) return []
  const expected = Float64Array.from(heard.prior)
  for (const [row, share] of votesOf(text, vectors).entries()) {
    const own = heard.cases[row] ?? []
    // A label and by how many of a hundred it is more or less often true in this case than in all, one after another.
    for (let at = 0; at < own.length; at += 2) {
      const label = own[at] ?? 0
      expected[label] = (expected[label] ?? 0) + (share * (own[at + 1] ?? 0)) / 100
    }
  }
  const vectorAt = (at: number) => numbers.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)
  const parts = Array.from({ length: 1 + sentenceCount(numbers) }, (_, at) => vectorAt(at))
  const chances = heard.ids.map((id, label) => {
    const prior = heard.prior[label] ?? 0
    const nearest = Math.max(...parts.map((part) => product(SENTENCES[label], part)))
    const usual = Math.log(Math.max(expected[label] ?? 0, 0) + floor) - Math.log(prior + floor)
    const score = (heard.bias[label] ?? 0) + product(WHOLE[label], vectorAt(0)) + nearest + heard.share * usual
    return { id, chance: 1 / (1 + Math.exp(-score)) }
  })
  return chances.toSorted((a, b) => b.chance - a.chance)
}
