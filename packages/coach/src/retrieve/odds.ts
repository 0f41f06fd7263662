/** In how many texts a piece stands at all, and in how many of each card that has it. */
type Count = { texts: number; cards: number[]; counts: number[] }

/** `least`: in how many texts a piece has to stand to tell anything; `prior`: how many pieces as usual each card is lent. */
type Settings = { piecesOf: (text: string) => Iterable<string>; least: number; prior: number }

/** A message of few pieces is believed less, one of many not in proportion: neighbors tell the same. */
const DAMPING = 10

/**
 * How much likelier the pieces of a message are under the texts of each card than under all of them: naive Bayes, each card
 * smoothed towards the whole shelf.
 *
 * @param texts    the texts of each card
 * @param settings what a text is cut into, and how rare and how sure a piece may be
 * @returns for weighted pieces the log-odds of each card, in their order, divided by the root of how many pieces are known;
 *   0 where none is
 * @source Zhai, Lafferty (2004), A study of smoothing methods for language models applied to information retrieval
 */
export const oddsIndex = (texts: readonly (readonly string[])[], { piecesOf, least, prior }: Settings) => {
  const pieces = countsOf(texts, piecesOf)
  for (const [piece, { texts }] of pieces) if (texts < least) pieces.delete(piece)
  const sums = new Float64Array(texts.length)
  let all = 0
  for (const { texts, cards, counts } of pieces.values()) {
    all += texts + HALF
    for (let at = 0; at < cards.length; at++) sums[cards[at] ?? 0] = (sums[cards[at] ?? 0] ?? 0) + (counts[at] ?? 0)
  }
  const unsaid = sums.map((sum) => Math.log(prior / (sum + prior)))
  const postings = postingsOf(pieces, all / prior)
  return (told: ReadonlyMap<string, number>): Float64Array => {
    const odds = new Float64Array(texts.length)
    let known = 0
    for (const [piece, weight] of told) {
      const at = postings.places.get(piece)
      if (at === undefined) continue
      known += weight
      add(at, weight, odds)
    }
    const root = Math.sqrt(known + DAMPING)
    return odds.map((sum, card) => (sum + known * (unsaid[card] ?? 0)) / root)
  }

  function add(at: number, weight: number, odds: Float64Array): void {
    const end = postings.starts[at + 1] ?? 0
    for (let each = postings.starts[at] ?? 0; each < end; each++) {
      const card = postings.cards[each] ?? 0
      odds[card] = (odds[card] ?? 0) + weight * (postings.said[each] ?? 0)
    }
  }
}

/** Beside what was counted, a piece is thought to stand in half a text more. */
const HALF = 0.5

const countsOf = (texts: readonly (readonly string[])[], piecesOf: Settings['piecesOf']): Map<string, Count> => {
  const pieces = new Map<string, Count>()
  texts.forEach((own, card) => {
    for (const text of own)
      for (const piece of piecesOf(text)) {
        const count = pieces.get(piece)
        if (!count) pieces.set(piece, { texts: 1, cards: [card], counts: [1] })
        else if (count.cards.at(-1) === card) {
          count.texts += 1
          count.counts[count.counts.length - 1] = (count.counts.at(-1) ?? 0) + 1
        } else {
          count.texts += 1
          count.cards.push(card)
          count.counts.push(1)
        }
      }
  })
  return pieces
}

/** All lists end to end as plain numbers: hundreds of thousands of them would fill memory as objects. */
const postingsOf = (pieces: ReadonlyMap<string, Count>, allByPrior: number) => {
  const places = new Map<string, number>()
  const starts = new Int32Array(pieces.size + 1)
  let size = 0
  for (const { cards } of pieces.values()) size += cards.length
  const cardsOf = new Uint16Array(size)
  const said = new Float32Array(size)
  let next = 0
  for (const [piece, { texts, cards, counts }] of pieces) {
    const usual = (texts + HALF) / allByPrior
    cards.forEach((card, at) => {
      cardsOf[next] = card
      said[next] = Math.log(1 + (counts[at] ?? 0) / usual)
      next += 1
    })
    places.set(piece, places.size)
    starts[places.size] = next
  }
  return { places, starts, cards: cardsOf, said }
}
