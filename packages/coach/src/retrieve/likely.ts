import { shelf } from '../cards/shelf.ts'
import { shade } from '../text/shadow.ts'
import type { Features } from './features.ts'
import { oddsIndex } from './odds.ts'
import { lettersOf, phrasesOf, weighted } from './pieces.ts'
import { waysOf } from './ways/ways.ts'

/** For each card, by its place on the shelf, damped log-odds. */
export type Likely = { letters: Float64Array; phrases: Float64Array }

/** All ways to put each card, its own and those written besides, as they are read. */
export const allWays = (): string[][] =>
  shelf.map(({ id, says }) => [...says, ...waysOf(id)].map((line) => shade(line).text))

type Ways = readonly (readonly string[])[]
type Odds = ReturnType<typeof oddsIndex>

export const letterOdds = (ways: Ways): Odds => oddsIndex(ways, { piecesOf: lettersOf, least: 3, prior: 1000 })
export const phraseOdds = (ways: Ways): Odds => oddsIndex(ways, { piecesOf: phrasesOf, least: 2, prior: 200 })

/** How likely the letters and the small phrases of a message are under the ways to put each card. */
export const likelyBy =
  (letters: Odds, phrases: Odds) =>
  ({ told }: Features): Likely => ({
    letters: letters(weighted(told, lettersOf)),
    phrases: phrases(weighted(told, phrasesOf)),
  })
