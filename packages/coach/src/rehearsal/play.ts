import { debriefOf } from './debrief.ts'
import { costsOf, isUnderstood, outcomeOf, scoreOf, strengthsOf } from './detect.ts'
import type { Exchange, Outcome, Play, Scenario } from './types.ts'

/** Lines that are played at most; the last round is shown, whatever it was. */
const MOST_EXCHANGES = 6
const AGAIN = 'Sorry, I did not catch that. Say it again?'

const INDEX: Record<Outcome, 0 | 1 | 2> = { opens: 0, holds: 1, closes: 2 }

type Place = { round: 1 | 2 | 3; index: 0 | 1 | 2 }
type End = { ending: 0 | 1 | 2 }

/**
 * A rehearsal from its beginning: what the other says to each line, and a debrief once it has ended. Pure: the same lines
 * give the same play.
 *
 * @param lines  what the person said so far, oldest first
 * @param options.isHard   the other is on guard from the start
 * @param options.isOver   the person stopped: what was said so far is looked at
 */
export function play(
  scenario: Scenario,
  lines: readonly string[],
  { isHard = false, isOver = false }: { isHard?: boolean; isOver?: boolean } = {},
): Play {
  const exchanges: Exchange[] = []
  const seen = new Set<string>()
  let place: Place = { round: 1, index: 0 }
  let guard = isHard ? 3 : 2
  let says = scenario.opening
  let heard = says
  let hasEnded = false
  for (const line of lines.slice(0, MOST_EXCHANGES)) {
    if (hasEnded) break
    const strengths = strengthsOf(line, heard, scenario.facts)
    const costs = costsOf(line)
    if (costs.length === 0 && !isUnderstood(line, strengths)) {
      says = AGAIN
      continue
    }
    const outcome = outcomeOf(scoreOf(strengths, costs, scenario.wants), guard)
    guard = Math.min(4, Math.max(0, guard + (outcome === 'closes' ? 1 : outcome === 'opens' ? -1 : 0)))
    const next = step(place, outcome, seen)
    if ('ending' in next) {
      says = scenario.endings[next.ending]
      hasEnded = true
    } else {
      place = next
      seen.add(`${place.round}${place.index}`)
      says = lineAt(scenario, place)
    }
    heard = says
    exchanges.push({ line, outcome, reply: says, strengths, costs })
  }
  hasEnded ||= isOver || exchanges.length >= MOST_EXCHANGES
  const debrief = hasEnded && lines.length > 0 ? debriefOf(exchanges, scenario) : null
  return { says, exchanges, hasEnded, hint: scenario.hint, debrief }
}

function lineAt({ opening, second, third }: Scenario, { round, index }: Place): string {
  if (round === 1) return opening
  return (round === 2 ? second : third)[index]
}

/** Where an answer leads. Whoever was closed can be opened once more before it goes on. */
function step({ round, index }: Place, outcome: Outcome, seen: ReadonlySet<string>): Place | End {
  const to = INDEX[outcome]
  if (round === 1) return { round: 2, index: to }
  if (round === 2) {
    const isSecondChance = index === 2 && to < 2 && !seen.has(`2${to}`)
    return isSecondChance ? { round: 2, index: to } : { round: 3, index: to }
  }
  if (index === 0) return { ending: to === 2 ? 1 : 0 }
  if (index === 1) return to === 2 && !seen.has('32') ? { round: 3, index: 2 } : { ending: to }
  return to === 0 && !seen.has('30') ? { round: 3, index: 0 } : { ending: to === 0 ? 0 : to }
}
