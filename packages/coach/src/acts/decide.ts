import { isGibberish } from '@understory/language/gibberish'
import { type Language, languageOf } from '@understory/language/language'
import { normalize } from '@understory/language/words'
import { draftIn } from '../review/draft.ts'
import type { Act, Matter, Press, Reaction, ReplyState } from '../types.ts'
import { mentionsIn } from '../understand/roles.ts'
import { ALONE, FOLLOW_UPS, LIMITS, REFUSED } from './patterns.ts'

export type Decision = { act: Act; reaction?: Reaction | undefined; language?: Language; line?: string; press?: Press }

/** So many words of news make a message a new matter, whatever follow-up they sound like. */
const OWN_MATTER = 26
/** Fewer words are no matter of their own. */
const LEAST_MATTER = 8
/** An answer to a question of ours, or one more fact, is no longer than this. */
const ANSWER = 14

/**
 * What a message is. A press on one of our own buttons is exact; of free text a handful of patterns tell follow-ups.
 *
 * @param continues whether the open matter is nearer to the message than any other case is
 */
export function decide(message: string, previous: ReplyState | undefined, continues: () => boolean): Decision {
  const press = previous?.presses.find((one) => one.message === message)
  if (press) return { act: press.act, reaction: press.reaction, press }
  const plain = normalize(message)
  const length = plain.split(' ').length
  const language = languageOf(plain)
  if (language !== 'en' && length > 1) return { act: 'foreign', language }
  if (isGibberish(plain, () => false)) return { act: 'nonsense' }
  if (REFUSED.test(plain)) return { act: 'refuse' }
  const limit = LIMITS.find(({ pattern }) => pattern.test(plain))
  if (limit && length < 30) return { act: 'limit', line: limit.line }
  if (draftIn(message)) return { act: 'draft' }
  const alone = ALONE.find(({ pattern, most }) => length <= most && pattern.test(plain))
  if (previous?.draft) {
    const change = FOLLOW_UPS.find(
      ({ act, pattern, most }) => DRAFT_ACTS.has(act) && length <= most && pattern.test(plain),
    )
    if (change) return { act: change.act }
  }
  if (!previous?.matter) return { act: alone?.act ?? 'problem' }
  if (NEW_MATTER.test(plain)) return { act: 'problem' }
  const follow = FOLLOW_UPS.find(({ pattern, most }) => length <= most && pattern.test(plain))
  if (follow) return { act: follow.act, reaction: follow.reaction }
  if (alone) return { act: alone.act }
  if (length >= LEAST_MATTER && bringsSomebody(plain, previous.matter)) return { act: 'problem' }
  const isShort = length <= ANSWER || (length <= OWN_MATTER && !asksAnew(plain))
  return { act: isShort || continues() ? 'answer' : 'problem' }
}

/** Somebody of the person's who is not in the open matter: who is brought up brings a matter of their own. */
function bringsSomebody(plain: string, { to, message }: Matter): boolean {
  const known = new Set([to, ...mentionsIn(normalize(message)).map(({ role }) => role.id)])
  const named = mentionsIn(plain).filter(({ start }) => /\b(?:my|our) $/.test(plain.slice(0, start)))
  return to !== null && named.length > 0 && named.every(({ role }) => !known.has(role.id))
}

/** What can be asked of a text of one's own. */
const DRAFT_ACTS: ReadonlySet<Act> = new Set(['shorter', 'tone'])

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
