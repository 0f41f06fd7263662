import { debriefOf } from './debrief.ts'
import { isUnderstood, weigh } from './detect.ts'
import { hintOf, nextOf } from './scenarios.ts'
import type { Exchange, Outcome, Scenario, TheirLine } from './types.ts'

/** Lines that are played at most; every path through the rounds ends by then. */
const MOST_EXCHANGES = 6
const AGAIN = 'Sorry, I missed that. Say it again?'

type Place = { round: 'opening' } | { round: 'second' | 'third' | 'endings'; by: Outcome }

/**
 * A rehearsal from its beginning: what the other says to each line, and a debrief once it has ended. Pure: the same lines
 * give the same play.
 *
 * @param lines  what the person said so far, oldest first
 * @param options.isHard   the other is on guard from the start
 * @param options.isOver   the person stopped: what was said so far is looked at
 * @returns `says` is the other's newest line
 */
export function play(
  scenario: Scenario,
  lines: readonly string[],
  { isHard = false, isOver = false }: { isHard?: boolean; isOver?: boolean } = {},
) {
  const exchanges: Exchange[] = []
  const seen = new Set<string>()
  const facts = new RegExp(`\\b(?:${scenario.facts.map(RegExp.escape).join('|')})`, 'i')
  let place: Place = { round: 'opening' }
  let guard = isHard ? 3 : 2
  let says = scenario.opening
  for (const line of lines) {
    if (place.round === 'endings' || exchanges.length >= MOST_EXCHANGES) break
    const { strengths, costs, outcome } = weigh(line, lineAt(scenario, place).say, scenario.wants, guard, facts)
    if (costs.length === 0 && !isUnderstood(line, strengths)) {
      says = AGAIN
      continue
    }
    guard = guardAfter(guard, outcome)
    place = step(place, outcome, seen)
    seen.add(keyOf(place))
    says = lineAt(scenario, place).say
    exchanges.push({ line, outcome, reply: says, strengths, costs })
  }
  const hasEnded = isOver || place.round === 'endings' || exchanges.length >= MOST_EXCHANGES
  const next = nextOf(scenario, exchanges.at(-1)?.outcome)
  const debrief = hasEnded && lines.length > 0 ? debriefOf(exchanges, scenario.wants, next) : null
  return { says, exchanges, hasEnded, hint: hasEnded ? null : hintOf(scenario, lineAt(scenario, place)), debrief }
}

function guardAfter(guard: number, outcome: Outcome): number {
  const moved = guard + (outcome === 'closed' ? 1 : outcome === 'opened' ? -1 : 0)
  return Math.min(4, Math.max(0, moved))
}

const keyOf = (place: Place): string => (place.round === 'opening' ? place.round : `${place.round} ${place.by}`)

function lineAt(scenario: Scenario, place: Place): TheirLine {
  if (place.round === 'opening') return { say: scenario.opening }
  return place.round === 'endings' ? { say: scenario.endings[place.by] } : scenario[place.round][place.by]
}

/** Where an answer leads. Whoever was closed can be opened once more before it goes on. */
function step(place: Place, outcome: Outcome, seen: ReadonlySet<string>): Place {
  if (place.round === 'opening') return { round: 'second', by: outcome }
  const again = (to: Outcome): Place | null => {
    const other: Place = { round: place.round, by: to }
    return seen.has(keyOf(other)) ? null : other
  }
  if (place.round === 'second') {
    const isSecondChance = place.by === 'closed' && outcome !== 'closed'
    return (isSecondChance ? again(outcome) : null) ?? { round: 'third', by: outcome }
  }
  if (place.by === 'opened') return { round: 'endings', by: outcome === 'closed' ? 'held' : 'opened' }
  const isTurn = place.by === 'held' ? outcome === 'closed' : outcome === 'opened'
  return (isTurn ? again(outcome) : null) ?? { round: 'endings', by: outcome }
}
