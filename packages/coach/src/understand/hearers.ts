import { content } from '../content.ts'
import { hearerVotes } from './hearer.ts'

type RankedHearer = { id: string; chance: number }

/** How much it counts whom near cases speak to, and what the text itself says. */
const WEIGHTS = { expected: 0.7, voted: 1.1 }
const FLOOR = 0.01
/** From this vote on the text names the hearer. */
const NAMED = 2

/** The hearer: whom the near cases speak to, moved by whom the message names and what it speaks of. */
export function hearersOf(
  text: string,
  expected: ReadonlyMap<string, number>,
): { ranked: RankedHearer[]; isNamed: boolean } {
  const votes = hearerVotes(text)
  const parent = onlyParentIn(votes)
  const expectedOf = (id: string) => {
    const own = expected.get(id) ?? 0
    if (parent === undefined) return own
    return id === 'parents' ? 0 : id === parent ? own + (expected.get('parents') ?? 0) : own
  }
  const scores = content.roles.map(({ id }) => ({
    id,
    score: WEIGHTS.expected * Math.log(expectedOf(id) + FLOOR) + WEIGHTS.voted * (votes.get(id) ?? 0),
  }))
  const most = Math.max(...scores.map(({ score }) => score))
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - most), 0)
  const ranked = scores
    .map(({ id, score }) => ({ id, chance: Math.exp(score - most) / total }))
    .toSorted((a, b) => b.chance - a.chance)
  return { ranked, isNamed: (votes.get(ranked[0]?.id ?? '') ?? 0) >= NAMED }
}

/** The one parent that a message names: near cases for both parents serve for them. */
function onlyParentIn(votes: ReadonlyMap<string, number>): 'mom' | 'dad' | undefined {
  const names = (id: string) => (votes.get(id) ?? 0) >= PARENT_NAMED
  if (names('parents') || names('mom') === names('dad')) return undefined
  return names('mom') ? 'mom' : 'dad'
}
const PARENT_NAMED = 1.2

/** Roles that people call by each other's nouns: near cases tell which one is meant. */
export const KIN: readonly (readonly string[])[] = [
  ['child', 'teen', 'grown-child'],
  ['friend', 'friends'],
  ['client', 'customer'],
  ['teacher', 'professor'],
  ['boss', 'employer'],
  ['boss', 'organizer'],
  ['clerk', 'office'],
  ['member', 'congregation'],
  ['coworker', 'classmate'],
  ['class', 'student'],
  ['report', 'team'],
]
