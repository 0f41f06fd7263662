/** Term frequency, length and floor, as BM25+ is mostly set. */
const K = 1.2
const B = 0.7
const D = 0.5

/** How often each token stands in each field of a document. */
export type Document = readonly (readonly string[])[]

/** Documents that hold a token, by number, and for each of them its share in every field, 0 where it does not stand. */
type Posting = { documents: Int32Array; shares: Float64Array }

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
  const shares = new Map<string, Map<number, Float64Array>>()
  for (let field = 0; field < fieldCount; field++) addField(shares, documents, field, fieldCount)
  return new Map(
    [...shares].map(([token, byDocument]) => [
      token,
      {
        documents: Int32Array.from(byDocument.keys()),
        shares: Float64Array.from([...byDocument.values()].flatMap((each) => [...each])),
      },
    ]),
  )
}

const addField = (
  into: Map<string, Map<number, Float64Array>>,
  documents: readonly Document[],
  field: number,
  fieldCount: number,
): void => {
  const counts = documents.map((document) => countsOf(document[field] ?? []))
  const meanLength = counts.reduce((sum, { size }) => sum + size, 0) / documents.length
  const holders = new Map<string, number>()
  for (const each of counts) for (const token of each.keys()) holders.set(token, (holders.get(token) ?? 0) + 1)
  counts.forEach((each, document) => {
    for (const [token, count] of each) {
      const n = holders.get(token) ?? 0
      const rareness = Math.log(1 + (documents.length - n + 0.5) / (n + 0.5))
      const byDocument = into.get(token) ?? new Map<number, Float64Array>()
      const shares = byDocument.get(document) ?? new Float64Array(fieldCount)
      shares[field] = rareness * (D + (count * (K + 1)) / (count + K * (1 - B + (B * each.size) / meanLength)))
      into.set(token, byDocument.set(document, shares))
    }
  })
}

/** A field is as long as it has different tokens. */
const countsOf = (tokens: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}
