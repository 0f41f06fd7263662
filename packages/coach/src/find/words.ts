import { keywordsOf } from '@understory/language/words'
import compiled from '../../generated/words.json' with { type: 'json' }
import { content } from '../content.ts'

/** By word: the cases that have it, by their place in the content, and what it weighs in each; from `npm run content`. */
const index = new Map<string, { cases: number[]; weights: number[] }>(Object.entries(compiled))
const rarityOf = (word: string) => Math.log(content.cases.length / (index.get(word)?.cases.length ?? 1))

/** Whether any case uses a word, given as its stem. */
export const isKnownWord = (stem: string): boolean => index.has(stem)

/** How well the words of a text fit every case, in the order of the content. */
export function wordScores(text: string): Float32Array {
  const scores = new Float32Array(content.cases.length)
  for (const word of new Set(keywordsOf(text))) addPostings(scores, word, rarityOf(word))
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
      if (word !== last && word.startsWith(last)) addPostings(scores, word, 0.5 * rarityOf(word))
  return content.cases
    .map(({ id, title }, at) => ({ id, label: title, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ id, label }) => ({ id, label }))
}
