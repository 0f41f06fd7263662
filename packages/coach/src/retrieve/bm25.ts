import { countsOf, idfOf } from './counts.ts'

/** Term frequency, length and floor, as BM25+ is mostly set. */
const K = 1.2
const B = 0.7
const D = 0.5

/** How often each token stands in each field of a document. */
type Document = readonly (readonly string[])[]

/** Documents that hold a token, by number, and for each of them its share in every field, 0 where it does not stand. */
type Posting = { documents: readonly number[]; shares: readonly number[] }

/**
 * BM25+ over a few hundred documents that never change: what a token gives a document does not depend on the query, so it is
 * computed once, and a search only adds up numbers.
 *
 * @param documents   the tokens of each field, repeated where they stand more than once
 * @param fieldBoosts how much each field counts
 * @returns for weighted tokens the score of every document, in their order: the sum over the tokens, times how many of them
 *   stand in it at all; 0 where none does
 * @source Lv, Zhai (2011), Lower-bounding term frequency normalization
 */
export const bm25Index = (documents: readonly Document[], fieldBoosts: readonly number[]) => {
  const postings = postingsOf(documents, fieldBoosts.length)
  return (tokens: ReadonlyMap<string, number>): Float64Array => {
    const scores = new Float64Array(documents.length)
    const met = new Uint16Array(documents.length)
    for (const [token, weight] of tokens) {
      const posting = postings.get(token)
      if (posting) add(posting, weight, scores, met)
    }
    for (let document = 0; document < scores.length; document++) {
      scores[document] = (scores[document] ?? 0) * (met[document] ?? 0)
    }
    return scores
  }

  function add({ documents, shares }: Posting, weight: number, scores: Float64Array, met: Uint16Array): void {
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at] ?? 0
      let sum = 0
      for (let field = 0; field < fieldBoosts.length; field++) {
        sum += weight * (fieldBoosts[field] ?? 0) * (shares[at * fieldBoosts.length + field] ?? 0)
      }
      scores[document] = (scores[document] ?? 0) + sum
      met[document] = (met[document] ?? 0) + 1
    }
  }
}

const postingsOf = (documents: readonly Document[], fieldCount: number): ReadonlyMap<string, Posting> => {
  const counts = documents.map((document) => document.map(countsOf))
  const fields = Array.from({ length: fieldCount }, (_, field) => fieldOf(counts, field))
  const postings = new Map<string, { documents: number[]; shares: number[] }>()
  counts.forEach((document, number) => {
    fields.forEach(({ rareness, meanLength }, field) => {
      const each = document[field] ?? NOTHING
      const length = K * (1 - B + (B * each.size) / meanLength)
      for (const [token, count] of each) {
        const posting = postings.get(token) ?? { documents: [], shares: [] }
        if (posting.documents.length === 0) postings.set(token, posting)
        if (posting.documents.at(-1) !== number) {
          posting.documents.push(number)
          for (let empty = 0; empty < fieldCount; empty++) posting.shares.push(0)
        }
        posting.shares[posting.shares.length - fieldCount + field] =
          (rareness.get(token) ?? 0) * (D + (count * (K + 1)) / (count + length))
      }
    })
  })
  return postings
}

const NOTHING: ReadonlyMap<string, number> = new Map()

/** How rare each token of a field is, and how long the field is on the mean. */
const fieldOf = (counts: readonly (readonly ReadonlyMap<string, number>[])[], field: number) => {
  const rareness = new Map<string, number>()
  let length = 0
  for (const document of counts) {
    // A field is as long as it has different tokens.
    length += document[field]?.size ?? 0
    for (const token of document[field]?.keys() ?? []) rareness.set(token, (rareness.get(token) ?? 0) + 1)
  }
  for (const [token, n] of rareness) rareness.set(token, idfOf(n, counts.length))
  return { rareness, meanLength: length / counts.length }
}
