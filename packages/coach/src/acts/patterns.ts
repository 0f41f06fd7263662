import { content, type FollowUp } from '../content.ts'
import type { Act, Reaction } from '../types.ts'

type Rule = { act: Act; pattern: RegExp; most: number; reaction: Reaction | undefined }

/** Their patterns read so far: several look from any word to any later one, which takes time by the cube of the length. */
export const FOLLOW_UP_LENGTH = 1_000

const { rules, alone, refused, limits } = content.followUps
const ruleOf = ({ act, reaction, most, find }: FollowUp): Rule => ({ act, reaction, most, pattern: new RegExp(find) })

/** They count only where there is a reply to follow. */
export const FOLLOW_UPS: readonly Rule[] = rules.map(ruleOf)

/** What the other might do, as a text in lower case puts it: "what if she cries". */
export function reactionIn(plain: string): Reaction | undefined {
  const read = plain.slice(0, FOLLOW_UP_LENGTH)
  return FOLLOW_UPS.find(({ reaction, pattern }) => reaction && pattern.test(read))?.reaction
}

/** Patterns of a message that opens nothing to answer, with or without a reply before it. */
export const ALONE: readonly Rule[] = alone.map(ruleOf)
export const REFUSED = new RegExp(refused)
export const LIMITS = limits.map(({ line, find }) => ({ line, pattern: new RegExp(find) }))
