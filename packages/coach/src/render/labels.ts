import { normalize } from '@understory/language/words'
import { needs, roles } from '../content.ts'
import type { Reaction } from '../types.ts'
import { hasDied } from '../understand/mention-weight.ts'
import { mentionsIn } from '../understand/roles.ts'
import type { Pronoun } from './pronoun.ts'

const PLAIN_NOUN = /^[a-z][a-z '-]+$/

/** The hearer as the message names them ("your brother"), else by the role's own label. */
export function hearerLabel(message: string, roleId: string): string {
  const role = roles.get(roleId)
  if (!role) return ''
  const plain = normalize(message)
  const own = mentionsIn(plain).find(
    (mention) =>
      mention.role.id === roleId && /\b(?:my|our)\s+$/.test(plain.slice(0, mention.start)) && !hasDied(plain, mention),
  )
  // "A family" of somebody else's.
  if (!own && roleId === 'family' && /\b(?:a|the|this|that) family\b/.test(plain)) return 'the family'
  if (own && role.group !== 'public' && PLAIN_NOUN.test(own.noun)) return `your ${own.noun}`
  return role.label
}

const DOES: Record<Reaction, [one: string, many: string]> = {
  no: ['says no', 'say no'],
  angry: ['gets angry', 'get angry'],
  laugh: ['laughs it off', 'laugh it off'],
  quiet: ['goes quiet', 'go quiet'],
  cry: ['cries', 'cry'],
  why: ['asks why', 'ask why'],
  excuse: ['has an excuse', 'have an excuse'],
}

/** "She gets angry". Where nothing is asked, nobody can say no to it. */
export function reacts(reaction: Reaction, pronoun: Pronoun, need: string): string {
  return `${pronoun} ${reaction === 'no' && !needs.get(need)?.asks ? "won't accept it" : DOES[reaction][pronoun === 'they' ? 1 : 0]}`
}

/** "What if she gets angry?" */
export const whatIf = (reaction: Reaction, pronoun: Pronoun, need: string) =>
  `What if ${reacts(reaction, pronoun, need)}?`

/** Needs whose line somebody can turn down, or not accept. */
const CAN_REFUSE: ReadonlySet<string> = new Set(['say-no', 'boundary', 'feedback', 'apologize', 'teach'])
export const canRefuse = (need: string): boolean => CAN_REFUSE.has(need) || (needs.get(need)?.asks ?? false)
