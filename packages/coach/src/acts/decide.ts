import { isGibberish } from '@understory/language/gibberish'
import { type Language, languageOf } from '@understory/language/language'
import { normalize } from '@understory/language/words'
import { caseTitled, line } from '../content.ts'
import { draftIn, draftSaid } from '../review/draft.ts'
import { wishOf } from '../review/wish.ts'
import type { Matter, ReplyState } from '../stored.ts'
import type { Act, Reaction } from '../types.ts'
import { mentionsIn } from '../understand/roles.ts'
import { OFFERED } from '../understand/understand.ts'
import { likeliestAct } from './learned.ts'
import { ALONE, FOLLOW_UP_LENGTH, FOLLOW_UPS, LIMITS, REFUSED, reactionIn } from './patterns.ts'

export type Decision = { act: Act; reaction?: Reaction | undefined; language?: Language; line?: string }

/** From this chance on what was learned decides. */
const SURE = 0.33
/** From this chance on it decides against a pattern. */
const SURE_AGAINST_RULE = 0.85
/** Fewer words are no matter of their own. */
const LEAST_MATTER = 8
/** More words are one, unless they go on with the open one. */
const OWN_MATTER = 26
/** An answer to a question of ours, or one more fact, is no longer than this. */
const ANSWER = 14
/** A wish for a text is no longer than this. */
const WISH = 10

/**
 * What a message is. A press on one of our own buttons is exact; the rest is told by patterns and by what was learned.
 *
 * @param continues  whether the open matter is nearer to the message than most other cases are
 */
export function decide(
  message: string,
  previous: ReplyState | undefined,
  vector: Float32Array | undefined,
  continues: () => boolean,
): Decision {
  const press = previous?.presses.find((one) => one.message === message)
  if (press) return { act: press.act, reaction: press.reaction }
  // The button may stand under an earlier reply.
  if (previous?.matter && previous.isWithheld && message === line('nobody-hurt')) return { act: 'nobody-hurt' }
  if (caseTitled(message)) return { act: 'problem' }
  const plain = normalize(message)
  const length = plain.split(' ').length
  const language = languageOf(plain)
  if (language !== 'en' && length > 1) return { act: 'foreign', language }
  const alone = ALONE.find(({ pattern, most }) => length <= most && pattern.test(plain))
  if (!alone && isGibberish(plain, () => false)) return { act: 'nonsense' }
  if (REFUSED.test(plain)) return { act: 'refuse' }
  const limit = LIMITS.find(({ pattern }) => pattern.test(plain))
  if (limit && length < 30) return { act: 'limit', line: limit.line }
  if (draftIn(message)) return { act: 'draft' }
  if (!previous?.matter && !previous?.draft) return { act: alone?.act ?? 'problem' }
  const wish = previous.draft && length <= WISH ? wishOf(message).axis : undefined
  if (wish) return { act: wish === 'shorter' ? 'shorter' : 'tone' }
  const follow = followOf(message, plain, length, vector)
  // This much can be asked of a text of one's own.
  const isOfDraft = follow?.act === 'shorter' || follow?.act === 'tone'
  if (!previous.matter) return isOfDraft ? follow : { act: alone?.act ?? 'problem' }
  if (NEW_MATTER.test(plain)) return { act: 'problem' }
  if (follow?.act === 'draft' && !draftSaid(message)) return { act: 'answer' }
  // An answer and a problem need a look at who is spoken of.
  if (follow && follow.act !== 'answer' && follow.act !== 'problem') return follow
  if (alone) return { act: alone.act }
  if (length >= LEAST_MATTER && bringsSomebody(plain, previous.matter)) return { act: 'problem' }
  if (follow) return follow.act === 'problem' && length < LEAST_MATTER ? { act: 'answer' } : follow
  const isShort = length <= ANSWER || (length <= OWN_MATTER && !asksAnew(plain))
  return { act: isShort || continues() ? 'answer' : 'problem' }
}

/** What a follow-up wants, where that is clear. */
function followOf(message: string, plain: string, length: number, vector: Float32Array | undefined) {
  const best = likeliestAct(message, vector)
  const read = plain.slice(0, FOLLOW_UP_LENGTH)
  const rule = FOLLOW_UPS.find(({ pattern, most }) => length <= most && pattern.test(read))
  const sure = rule ? SURE_AGAINST_RULE : SURE
  const act = best.chance >= sure ? best.act : rule?.act
  return act && { act, reaction: act === 'what-if' ? (reactionIn(read) ?? 'no') : undefined }
}

/** Somebody of the person's who is not in the open matter: who is brought up brings a matter of their own. */
function bringsSomebody(plain: string, { to, message }: Matter): boolean {
  const known = new Set([to, ...mentionsIn(normalize(message)).map(({ role }) => role.id)])
  const named = mentionsIn(plain).filter(({ start }) => /\b(?:my|our) $/.test(plain.slice(0, start)))
  return to !== null && named.length > 0 && named.every(({ role }) => !known.has(role.id))
}

/** The message says itself that it begins something else. */
const NEW_MATTER =
  /^(?:(?:ok|okay|wait|oh|so|and|thanks|thank you|great|perfect|cool|lol|haha|good)[,.!]* )*(?:(?:a |one |another |totally |completely )*(?:different|other|separate|unrelated|new) (?:thing|question|problem|topic|one|issue|matter|situation)|another (?:thing|question|problem|one:)|also\b|btw|by the way|next (?:thing|one|problem)|one more (?:thing|question))\b|^and what do i say to (?:her|him|them|my)\b/

const ASKS =
  /\b(?:how (?:do|can|should) i|what (?:do|should|can) i (?:say|write|tell|text)|help me|i (?:need|have|want) to (?:tell|ask|say|write|talk|bring)|another (?:thing|problem)|also,? (?:my|the|i)|new (?:question|problem|topic))\b/

function asksAnew(plain: string): boolean {
  return (
    ASKS.test(plain) ||
    (mentionsIn(plain).length > 0 &&
      /\b(?:keeps?|won'?t|wants?|told|said|asked)\b/.test(plain) &&
      plain.split(' ').length > 9)
  )
}

const PLACES: readonly RegExp[] = [
  /^(?:1|one|first|1st)$/,
  /^(?:2|two|second|2nd)$/,
  /^(?:3|three|third|3rd)$/,
  /^(?:4|four|fourth|last|4th)$/,
]

/** The title that somebody names by its place among those just offered: "2", "the second one", "number 3". */
export function pickedIn(message: string, previous: ReplyState | undefined): string | undefined {
  if (!previous?.matter || previous.matter.caseId !== null || previous.matter.builderId !== null) return undefined
  const word = normalize(message)
    .replace(/[.!?,#]/g, '')
    .replace(/^(?:i'?d say |it'?s |maybe |probably |option |number |no |the )+/, '')
    .replace(/ (?:one|please|title|option)$/, '')
    .trim()
  const place = PLACES.findIndex((pattern) => pattern.test(word))
  return place < 0 ? undefined : previous.passed.slice(-OFFERED)[place]
}
