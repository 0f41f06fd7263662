import { askedPages } from '@understory/forest/asks'
import { keywordsOf } from '@understory/language/words'

/** Similarity up to 1, plus a bonus for shared words. */
type NearPlace = { readonly id: string; readonly score: number }

/** All texts that describe pages, in the order of their vectors. */
export const placeTexts: readonly string[] = askedPages.flatMap(({ texts }) => texts)
const pageOfText = askedPages.flatMap(({ id, texts }) => texts.map(() => id))

const wordsOfPage = askedPages.map(({ id, texts }) => ({ id, words: new Set(keywordsOf(texts.join(' '))) }))
const WORDS_WEIGHT = 0.25
/** Minimum similarity; without a shared word a page must be closer. */
const LEAST_SCORE = 0.4
const LEAST_MEANING = 0.5

const rarity = new Map<string, number>()
for (const { words } of wordsOfPage) for (const word of words) rarity.set(word, (rarity.get(word) ?? 0) + 1)
const weightOf = (word: string) => Math.log((2 * wordsOfPage.length) / (rarity.get(word) ?? 1))

/** Share of the query's words found on each page, weighted by rarity; 0 to 1. */
function sharedWords(query: string): ReadonlyMap<string, number> {
  const wanted = [...new Set(keywordsOf(query))]
  const total = wanted.reduce((sum, word) => sum + weightOf(word), 0) || 1
  const shareOf = (words: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0) / total
  return new Map(wordsOfPage.map(({ id, words }) => [id, shareOf(words)]))
}

/** Subtracts the mean and normalizes: otherwise all texts are close to each other. */
export function centered(vectors: readonly Float32Array[]): { mean: Float32Array; vectors: Float32Array[] } {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / vectors.length
  return { mean, vectors: vectors.map((vector) => away(vector, mean)) }
}

export function away(vector: Float32Array, mean: Float32Array): Float32Array {
  const moved = vector.map((value, at) => value - (mean[at] ?? 0))
  const length = Math.hypot(...moved) || 1
  return moved.map((value) => value / length)
}

const cosine = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

type Meaning = { query: Float32Array; places: readonly Float32Array[] }

/**
 * Ranks pages for a query, closest first.
 *
 * @param meaning centered vectors of the query and of `placeTexts`; without it words decide
 */
export function rankPlaces(query: string, meaning: Meaning | undefined): NearPlace[] {
  const shared = sharedWords(query)
  const nearest = new Map<string, number>()
  for (const [at, vector] of (meaning?.places ?? []).entries()) {
    const id = pageOfText[at] ?? ''
    nearest.set(id, Math.max(nearest.get(id) ?? 0, cosine(vector, meaning?.query ?? vector)))
  }
  return [...shared]
    .map(([id, share]) => ({ id, share, score: meaning ? (nearest.get(id) ?? 0) + WORDS_WEIGHT * share : share }))
    .filter(({ share, score }) => score >= (share > 0 ? LEAST_SCORE : LEAST_MEANING))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id, score }) => ({ id, score }))
}
