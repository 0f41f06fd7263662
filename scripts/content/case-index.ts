import { keywordsOf } from '@understory/language/words'

type Text = { title: string; ways: readonly string[]; answer: string; phrase: string }
/** For each word: the cases that have it, by their place in the content, and its weight in each. */
type CaseIndex = Record<string, { cases: number[]; weights: number[] }>

/** Indexes the words of every case by TF-IDF; the weights of one case have length 1. A title counts twice, answer and phrase .7. */
export function indexCases(cases: readonly Text[]): CaseIndex {
  const documents = cases.map(({ title, ways, answer, phrase }) => {
    const counts = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const word of keywordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
    }
    for (const way of ways) add(way, 1)
    add(title, 2)
    add(answer, 0.7)
    add(phrase, 0.7)
    return counts
  })
  const found = new Map<string, number>()
  for (const counts of documents) for (const word of counts.keys()) found.set(word, (found.get(word) ?? 0) + 1)
  const index = new Map<string, CaseIndex[string]>()
  for (const [at, counts] of documents.entries()) {
    const weighed = [...counts].map(
      ([word, count]) => [word, (1 + Math.log(count + 1)) * Math.log(cases.length / (found.get(word) ?? 1))] as const,
    )
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    for (const [word, weight] of weighed) {
      const postings = index.get(word) ?? { cases: [], weights: [] }
      postings.cases.push(at)
      postings.weights.push(Number((weight / length).toFixed(4)))
      index.set(word, postings)
    }
  }
  return Object.fromEntries(index)
}
