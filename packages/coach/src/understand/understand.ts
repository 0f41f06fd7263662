import type { Chosen, Medium, Tone } from '@understory/contract/coaching'
import { likelyBuilders } from '../build/build.ts'
import { type Built, builders, type Case, cases, caseTitled, needs, roles } from '../content.ts'
import { type Candidate, type Findings, find } from '../find/find.ts'
import type { Turn } from '../replies/reply.ts'
import type { Matter } from '../stored.ts'
import { withoutHeavy } from './heavy.ts'
import { mediumOf } from './medium.ts'

/** How one thing about a message is known. */
type Known<Value> = { value: Value; state: 'guess' | 'set' | 'said' | 'default' | 'open' }

/** What the coach takes from a message and from the chips: everything a reply may rest on. */
export type Understanding = {
  message: string
  /** The case that is answered; null while none is chosen. */
  case: Known<Case | null>
  /** Cases to offer, best first. */
  candidates: Candidate[]
  need: Known<string | null>
  needs: string[]
  /** Builders, likeliest first. */
  builders: string[]
  builder: string | null
  to: Known<string | null>
  hearers: string[]
  how: Known<Medium>
  tone: Known<Tone>
}

/** From here on the case is answered at once; below, cases are offered. */
const SURE = 0.9
/** So many cases are offered at first, and as many behind "More". */
export const OFFERED = 4
/** Below this none of them is worth offering. */
const NEAR = 0.12
const HEARER_SURE = 0.75
/** From here on the hearer is shown, as a guess. */
const HEARER_GUESS = 0.65
/** So many hearers stand on top of the list. */
const LIKELY_HEARERS = 4
const NEED_SURE = 0.5

/** @param passed  cases that the person turned down */
export function understand(turn: Turn, passed: readonly string[] = []): Understanding {
  const { request, message, chosen } = turn
  const found = find(message, request.context, request.vectors, chosen)
  const near = withoutHeavy(found.candidates, message).filter(({ case: one }) => !passed.includes(one.id))
  const candidates = withGeneral(near)
  const situation = situationOf(turn, candidates, passed)
  const isWritten = situation.value?.isWritten || chosen.need === 'write'
  const builder = builders.get(chosen.builder ?? '')
  return {
    message,
    case: situation,
    candidates,
    need: needOf(found, chosen, builder, situation.value),
    // Needs that no near case has come last.
    needs: [...new Set([...found.needs.map(({ id }) => id), ...needs.keys()])],
    builders: likelyBuilders(message, request.vectors),
    builder: builder?.id ?? null,
    to: hearerOf(found, chosen, situation.value),
    hearers: found.hearers.slice(0, LIKELY_HEARERS).map(({ id }) => id),
    how: chosen.how ? { value: chosen.how, state: 'set' } : howOf(message, isWritten),
    tone: chosen.tone ? { value: chosen.tone, state: 'set' } : { value: 'plain', state: 'default' },
  }
}

/** Among every four stands one case for anyone, if there is one: its shape may fit where the particulars of all others don't. */
export function withGeneral(candidates: readonly Candidate[]): Candidate[] {
  const rest = [...candidates]
  const ordered: Candidate[] = []
  while (rest.length > 0) {
    const four = rest.splice(0, OFFERED)
    const at = four.some(isGeneral) ? -1 : rest.findIndex(isGeneral)
    const [general] = at < 0 ? [] : rest.splice(at, 1)
    if (general) rest.unshift(...four.splice(OFFERED - 1, 1, general))
    ordered.push(...four)
  }
  return ordered
}
export const isGeneral = ({ case: one }: Candidate) => one.to === undefined

function situationOf(
  { message, chosen }: Turn,
  candidates: readonly Candidate[],
  passed: readonly string[],
): Understanding['case'] {
  if (chosen.situation === null) return { value: null, state: 'set' }
  const set = chosen.situation === undefined ? undefined : cases.get(chosen.situation)
  if (set) return { value: set, state: 'set' }
  const titled = caseTitled(message)
  const isOverruled = chosen.builder !== undefined || chosen.need !== undefined || chosen.to !== undefined
  if (titled && !passed.includes(titled.id) && !isOverruled) return { value: titled, state: 'guess' }
  const [best] = candidates
  if (best && best.chance >= SURE && chosen.builder === undefined) return { value: best.case, state: 'guess' }
  return { value: null, state: 'open' }
}

function needOf(found: Findings, chosen: Chosen, builder: Built | undefined, one: Case | null): Understanding['need'] {
  const set = builder?.need ?? (chosen.need !== undefined && needs.has(chosen.need) ? chosen.need : undefined)
  if (set) return { value: set, state: 'set' }
  if (one) return { value: one.need, state: 'guess' }
  const [best] = found.needs
  return best && best.chance >= NEED_SURE ? { value: best.id, state: 'guess' } : { value: null, state: 'open' }
}

function hearerOf(found: Findings, chosen: Chosen, one: Case | null): Understanding['to'] {
  if (chosen.to !== undefined && roles.has(chosen.to)) return { value: chosen.to, state: 'set' }
  const [best] = found.hearers
  if (best && found.hearerIsNamed && best.chance >= HEARER_SURE) return { value: best.id, state: 'said' }
  const guess = best && best.chance >= HEARER_GUESS ? best.id : null
  // Cases for both parents serve for the one that a message names.
  const isParent = one?.to === 'parents' && (guess === 'mom' || guess === 'dad')
  if (one?.to) return { value: isParent ? guess : one.to, state: 'guess' }
  return guess === null ? { value: null, state: 'open' } : { value: guess, state: 'guess' }
}

function howOf(message: string, isWritten: boolean): Understanding['how'] {
  const said = mediumOf(message)
  if (said) return { value: said, state: 'said' }
  return { value: isWritten ? 'text' : 'say', state: 'default' }
}

/** Whether any of the cases is worth a press. */
export const isAnyNear = (candidates: readonly Candidate[]): boolean =>
  candidates.slice(0, OFFERED).some(({ chance }) => chance >= NEAR)

/** What a reply was about, as the next turn reads it. */
export function matterOf({ case: one, builder, need, to, how, tone }: Understanding, message: string): Matter {
  return {
    message,
    caseId: one.value?.id ?? null,
    builderId: builder,
    need: need.value,
    to: to.value,
    how: how.value,
    tone: tone.value,
  }
}
