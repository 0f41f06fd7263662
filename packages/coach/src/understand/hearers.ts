import type { Context } from '@understory/contract/contexts'
import fitted from '../../fitted/hearers.json' with { type: 'json' }
import { content } from '../content.ts'
import { DEAD, hearerVotes } from './hearer.ts'

export type Ranked = { id: string; chance: number }

/** How much it counts whom near cases speak to, and what the text itself says. */
type Weights = { expected: number; voted: number; roles?: Partial<Record<string, number>> | undefined }
/** As in scripts/fit/finder/fit.py, which learns the order of cases from these. */
const OF_CASES: Weights = { expected: 0.7, voted: 1.1 }
const FLOOR = 0.01
/** From this vote on the text names the hearer. */
const NAMED = 2

/** What a text and its near cases say about each role: whom these cases speak to, and whom the text names. */
export function signsOf(text: string, expected: ReadonlyMap<string, number>) {
  const votes = hearerVotes(text)
  const parent = onlyParentIn(votes)
  const expectedOf = (id: string) => {
    const own = expected.get(id) ?? 0
    if (parent === undefined) return own
    return id === 'parents' ? 0 : id === parent ? own + (expected.get('parents') ?? 0) : own
  }
  return content.roles.map(({ id }) => ({
    id,
    expected: Math.log(expectedOf(id) + FLOOR),
    voted: votes.get(id) ?? 0,
  }))
}

type Sign = ReturnType<typeof signsOf>[number]

/**
 * The hearer: whom the near cases speak to, moved by whom the text names and by whom people mostly speak to in the context.
 * `forCases` leaves the context out.
 */
export function hearersOf(text: string, context: Context, expected: ReadonlyMap<string, number>) {
  const signs = signsOf(text, expected)
  const roles: Partial<Record<Context, Partial<Record<string, number>>>> = fitted.contexts
  const forCases = ranking(signs, OF_CASES)
  const living = signs.filter(({ voted }) => voted > DEAD)
  const ranked = ranking(living, { ...fitted.weights, roles: roles[context] })
  const first = signs.find(({ id }) => id === ranked[0]?.id)
  return { ranked, forCases, isNamed: (first?.voted ?? 0) >= NAMED }
}

function ranking(signs: readonly Sign[], weights: Weights): Ranked[] {
  const scores = signs.map(({ id, expected, voted }) => ({
    id,
    score: weights.expected * expected + weights.voted * voted + (weights.roles?.[id] ?? 0),
  }))
  const most = Math.max(...scores.map(({ score }) => score))
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - most), 0)
  return scores
    .map(({ id, score }) => ({ id, chance: Math.exp(score - most) / total }))
    .toSorted((a, b) => b.chance - a.chance)
}

/** The one parent that a message names: near cases for both parents serve for them. */
function onlyParentIn(votes: ReadonlyMap<string, number>): 'mom' | 'dad' | undefined {
  const names = (id: string) => (votes.get(id) ?? 0) >= PARENT_NAMED
  if (names('parents') || names('mom') === names('dad')) return undefined
  return names('mom') ? 'mom' : 'dad'
}
const PARENT_NAMED = 1.2
