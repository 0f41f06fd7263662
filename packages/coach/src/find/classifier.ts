import { unpack } from '@understory/matrix/packed'
import { openProduct, transposed } from '@understory/matrix/product'
import fitted from '../../fitted/classifier.json' with { type: 'json' }
import { cases } from '../content.ts'
import type { Vectors } from '../types.ts'
import type { Ranked } from '../understand/hearers.ts'
import { votesOf } from './find.ts'
import { model as finder } from './fitted.ts'
import { DIMENSIONS, sentenceCount, vectorAt } from './vector-parts.ts'

/** Learned by `npm run fit:classifier` from data/coach/heard.jsonl and heard-cases.jsonl. */
const { floor, builders, heard } = fitted
/** Where the labels' scores begin in a product: by the whole message, and by one sentence. */
const WHOLE = builders.ids.length
const SENTENCE = WHOLE + heard.ids.length
const packed = [builders.weights, heard.whole, heard.sentences].flatMap((weights) => [...unpack(weights)])
/** Of a vector: a score of each builder, of each label by the whole message, and of each by one sentence. */
const scoresOf = openProduct(transposed(Float32Array.from(packed), DIMENSIONS), DIMENSIONS)

const builderOf = finder.caseIds.map((id) => cases.get(id)?.builder)

/** How well each builder serves a message, by the votes of near cases and, for those that are no speech, by the message itself. */
export function builderChances(text: string, vectors: Vectors): Map<string, number> {
  const voted = new Map<string, number>()
  for (const [row, share] of votesOf(text, vectors).entries()) {
    const id = builderOf[row]
    if (id !== undefined) voted.set(id, (voted.get(id) ?? 0) + share)
  }
  const numbers = vectors.get(text)
  const [whole] = numbers ? scoresOf([vectorAt(numbers, 0)]) : []
  if (!whole) return voted
  const scores = builders.ids.map((id, row) => {
    const byVotes = builders.voteWeight * Math.log((voted.get(id) ?? 0) + floor)
    return { id, score: (whole[row] ?? 0) + (builders.bias[row] ?? 0) + byVotes }
  })
  const shareOfAll = builders.ids.reduce((sum, id) => sum + (voted.get(id) ?? 0), 0)
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score), 0)
  for (const { id, score } of scores) voted.set(id, (shareOfAll * Math.exp(score)) / total)
  return voted
}

/** What of content/heard.yaml makes a message's matter hard, likeliest first; nothing where no encoder read it. */
export function hardships(text: string, vectors: Vectors): Ranked[] {
  const numbers = vectors.get(text)
  if (!numbers) return []
  const expected = expectedIn(votesOf(text, vectors))
  const parts = scoresOf(Array.from({ length: 1 + sentenceCount(numbers) }, (_, at) => vectorAt(numbers, at)))
  const chances = heard.ids.map((id, label) => {
    const prior = heard.prior[label] ?? 0
    const nearest = Math.max(...parts.map((part) => part[SENTENCE + label] ?? 0))
    // Rounded shares may add up to a little less than nothing.
    const byCases = Math.log(Math.max(expected[label] ?? 0, 0) + floor) - Math.log(prior + floor)
    const score = (heard.bias[label] ?? 0) + (parts[0]?.[WHOLE + label] ?? 0) + nearest + heard.caseWeight * byCases
    return { id, chance: 1 / (1 + Math.exp(-score)) }
  })
  return chances.toSorted((a, b) => b.chance - a.chance)
}

/** How often each label is true in the near cases. */
function expectedIn(votes: Float64Array): Float64Array {
  const expected = Float64Array.from(heard.prior)
  for (const [row, share] of votes.entries()) {
    const own = heard.cases[row] ?? []
    // A label and by how many of a hundred it is more or less often true in this case than in all, one after another.
    for (let at = 0; at < own.length; at += 2) {
      const label = own[at] ?? 0
      expected[label] = (expected[label] ?? 0) + (share * (own[at + 1] ?? 0)) / 100
    }
  }
  return expected
}
