import { keywordsOf } from '@understory/language/words'
import { content } from '../content.ts'

/** Cases that have a word, and what it weighs in each. */
type Postings = { cases: number[]; weights: number[] }

/** Words of every case, weighed by rarity and of length 1 together: an index for scores and for search as one types. */
const index = new Map<string, Postings>()
const rarity = new Map<string, number>()

const documents = content.cases.map((one) => {
  const counts = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of keywordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  for (const way of one.ways) add(way, 1)
  add(one.title, 2)
  add(one.answer, 0.7)
  add(one.phrase, 0.7)
  return counts
})
for (const counts of documents) for (const word of counts.keys()) rarity.set(word, (rarity.get(word) ?? 0) + 1)
for (const [word, count] of rarity) rarity.set(word, Math.log(documents.length / count))
for (const [at, counts] of documents.entries()) {
  const weighed = [...counts].map(
    ([word, count]) => [word, (1 + Math.log(count + 1)) * (rarity.get(word) ?? 0)] as const,
  )
  const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  for (const [word, weight] of weighed) {
    const postings = index.get(word) ?? { cases: [], weights: [] }
    postings.cases.push(at)
    postings.weights.push(weight / length)
    index.set(word, postings)
  }
}

/** Whether any case uses a word, given as its stem. */
export const isKnownWord = (stem: string): boolean => index.has(stem)

/** How well the words of a text fit every case, in the order of the content. */
export function wordScores(text: string): Float32Array {
  const scores = new Float32Array(documents.length)
  for (const word of new Set(keywordsOf(text))) addPostings(scores, word, rarity.get(word) ?? 0)
  return scores
}

function addPostings(scores: Float32Array, word: string, factor: number): void {
  const { cases, weights } = index.get(word) ?? { cases: [], weights: [] }
  for (let each = 0; each < cases.length; each += 1) {
    const at = cases[each] ?? 0
    scores[at] = (scores[at] ?? 0) + factor * (weights[each] ?? 0)
  }
}

/** Cases for what is typed so far; the last word may be unfinished. */
export function searchCases(typed: string, most = 8): { id: string; label: string }[] {
  const known = keywordsOf(typed)
  const last = known.at(-1)
  const scores = wordScores(typed)
  if (last !== undefined && last.length >= 3)
    for (const word of index.keys())
      if (word !== last && word.startsWith(last)) addPostings(scores, word, 0.5 * (rarity.get(word) ?? 0))
  return content.cases
    .map(({ id, title }, at) => ({ id, label: title, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ id, label }) => ({ id, label }))
}
