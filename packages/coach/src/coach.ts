import type { Chosen, Coaching, Part } from '@understory/contract/coaching'
import { type Decision, decide, pickedIn } from './acts/decide.ts'
import { content, line } from './content.ts'
import { type Candidate, find } from './find/find.ts'
import { textOfParts } from './render/phrase.ts'
import { coachingOf, stateOf } from './render/state.ts'
import { foreignReply, plainReply, rehearseReply, thanksReply } from './replies/alone.ts'
import { againReply, generalReply, otherCases, reactionReply, variantReply } from './replies/follow.ts'
import {
  anewReply,
  answerReply,
  backReply,
  correctReply,
  nobodyHurtReply,
  toneReply,
  wontWorkReply,
} from './replies/go-on.ts'
import { problemReply } from './replies/problem.ts'
import { answerPart, hasPressed, isElsewhere, leavingChoice, type Reply, type Turn } from './replies/reply.ts'
import { reviewReply, shorterDraftReply, tonedDraftReply } from './replies/review.ts'
import type { Matter, Press, ReplyState } from './stored.ts'
import type { Act, CoachReply, CoachRequest, CoachTurn, Reaction } from './types.ts'
import { twoMatters } from './understand/matters.ts'

// The package has one door: these belong to it.
export { isReadable, nearCases } from './find/near.ts'
export { searchCases } from './find/words.ts'
export { persona } from './persona.ts'
export { chipsForModel, coachChoices } from './render/chips.ts'
export { momentsNear } from './replies/moments.ts'
export { readState } from './stored.ts'
export { talkFrom } from './talk.ts'

/**
 * The built-in coach's reply to the last message of a conversation.
 *
 * Pure: the same turns, chips and vectors give the same reply. Earlier replies are read from their state, never from
 * their text.
 */
export function coach(request: CoachRequest): CoachReply {
  const { message, previous } = newest(request.turns)
  const picked = pickedIn(message, previous)
  if (picked && previous?.matter) return answerPick(request, previous, previous.matter, picked)
  const open = previous?.matter?.caseId
  const isNear = ({ case: one }: Candidate) => one.id === open
  const continues = () => !!open && find(message, request.context, request.vectors).candidates.slice(0, 8).some(isNear)
  const decision = decide(message, previous, request.vectors.get(message), continues)
  const chosen = chosenOf(request, previous, decision)
  const turn: Turn = { request, message, previous, chosen }
  return answerOf(replyTo(turn, decision, previous?.matter ?? null), turn, decision.act)
}

/** The last message, and the state of the newest reply before it. */
function newest(turns: readonly CoachTurn[]) {
  const previous = turns.findLast(({ role, state }) => role === 'assistant' && state)?.state
  return { message: turns.at(-1)?.content ?? '', previous }
}

/** Longer texts aren't encoded: the vector of a page says little. */
const ENCODED_LENGTH = 4_800

/** What the coach will ask vectors of: the newest message, the open matter, both together. */
export function textsToEncode(turns: readonly CoachTurn[]): string[] {
  const { message, previous } = newest(turns)
  const matter = previous?.matter?.message
  const isRead = (text: string) => text !== '' && text.length <= ENCODED_LENGTH
  const texts = [message, ...(twoMatters(message) ?? []), matter ?? '']
  if (matter !== undefined) texts.push(`${matter}\n${message}`)
  if (previous?.waiting) texts.push(previous.waiting)
  const earlier = previous?.earlier.map((before) => before.message) ?? []
  return [...new Set([...texts, ...earlier.slice(-2)])].filter(isRead)
}

/** "1" or "the second one" picks a title as a press does. */
function answerPick(request: CoachRequest, previous: ReplyState, { message }: Matter, situation: string): CoachReply {
  const before: Turn = { request, message, previous, chosen: previous.chosen }
  const chosen = hasPressed(before) ? leavingChoice(before) : { ...previous.chosen, ...request.chosen, situation }
  const turn: Turn = { ...before, chosen }
  return answerOf({ ...problemReply(turn), act: 'answer', chosen }, turn, 'answer')
}

/** While a second matter waits, a button goes to it. */
function withWaiting(reply: Reply, { previous }: Turn): Reply {
  const isNew = reply.act === 'problem'
  const waiting = reply.waiting === undefined && !isNew ? previous?.waiting : reply.waiting
  if (!waiting || (reply.waiting === undefined && !reply.presses?.length)) return reply
  const press: Press = { label: line('the-other'), message: line('the-other-message'), act: 'back' }
  return { ...reply, presses: [...(reply.presses ?? []).slice(0, 3), press] }
}

/** No words and no advice to try on somebody who is feared, by whatever way they were asked for. */
function withheld(reply: Reply, { message, previous, request }: Turn): Reply {
  const hasWords = reply.act === 'what-if' || reply.parts.some(({ kind }) => WORDS.has(kind))
  if (!hasWords) return { ...reply, isWithheld: previous?.isWithheld ?? false }
  if (reply.act === 'foreign')
    return { ...reply, parts: reply.parts.filter(({ kind }) => !WORDS.has(kind)), isWithheld: true }
  const text = line('nobody-hurt')
  const canPress = message !== text && !request.staysFeared && !(previous?.isWithheld && previous.presses.length === 0)
  const presses: Press[] = canPress ? [{ label: text, message: text, act: 'nobody-hurt' }] : []
  return { ...reply, parts: [answerPart(line(canPress ? 'no-phrase' : 'no-phrase-still'))], presses, isWithheld: true }
}

const WORDS: ReadonlySet<Part['kind']> = new Set(['phrase', 'beats', 'draft'])

function answerOf(plain: Reply, turn: Turn, act: Act): CoachReply {
  const whole = withWaiting(plain, turn)
  // Who was feared stays feared until a press says otherwise, however long ago the message was that told it.
  const isFeared = turn.request.isFeared || (act !== 'nobody-hurt' && turn.previous?.isWithheld)
  const reply = isFeared ? withheld(whole, turn) : whole
  const state = stateOf(reply, turn)
  const coaching: Coaching = coachingOf(reply, turn, state.matter)
  return { text: textOfParts(coaching.parts), coaching, state }
}

/** A new matter begins with what is set on it; a follow-up keeps what was set before. */
function chosenOf({ chosen, turns }: CoachRequest, previous: ReplyState | undefined, { act }: Decision): Chosen {
  if (act === 'problem') return { ...pressedStarter(turns.at(-1)?.content ?? ''), ...withoutCarried(chosen, previous) }
  if (act === 'draft' || !previous) return chosen ?? {}
  return { ...previous.chosen, ...chosen, fields: { ...previous.chosen.fields, ...chosen?.fields } }
}

/** The page sends along what was set on the reply before; whom that was for says nothing about a new matter. */
function withoutCarried(chosen: Chosen = {}, previous: ReplyState | undefined): Chosen {
  const isCarried =
    chosen.to !== undefined && chosen.to === previous?.chosen.to && Object.keys(chosen).every((key) => CARRIED.has(key))
  if (!isCarried) return chosen
  const { to: _, ...rest } = chosen
  return rest
}
const CARRIED: ReadonlySet<string> = new Set(['to', 'how', 'tone'])

/** A starter is a button: what answers it was pressed with it. */
function pressedStarter(message: string): Chosen {
  const starter = Object.values(content.starters)
    .flat()
    .find((one) => one.message === message)
  if (starter?.case) return { situation: starter.case }
  return starter?.builder ? { situation: null, builder: starter.builder, ...(starter.to && { to: starter.to }) } : {}
}

const PLAIN: ReadonlySet<Act> = new Set(['greet', 'vague', 'about', 'nonsense', 'hostile', 'refuse'])

/** What goes on with a matter; anything else is an answer. */
const GOES_ON: Partial<Record<Act, (turn: Turn, matter: Matter, reaction: Reaction) => Reply>> = {
  shorter: (turn, matter) => variantReply(turn, matter, 'short'),
  'as-message': (turn, matter) => variantReply(turn, matter, 'message'),
  aloud: (turn, matter) => variantReply(turn, matter, turn.previous?.shown.includes('phrase') ? 'message' : 'phrase'),
  another: (turn, matter) => variantReply(turn, matter, 'another'),
  'what-if': reactionReply,
  'wont-work': wontWorkReply,
  'not-it': otherCases,
  general: generalReply,
  tone: toneReply,
  correct: correctReply,
  rehearse: rehearseReply,
  'nobody-hurt': nobodyHurtReply,
}

function replyTo(turn: Turn, decision: Decision, matter: Matter | null): Reply {
  const { act, reaction } = decision
  if (act === 'foreign') return foreignReply(decision.language ?? 'other')
  if (act === 'limit') return plainReply(turn, act, decision.line ?? 'limit-other')
  if (PLAIN.has(act)) return plainReply(turn, act, act)
  if (act === 'thanks') return thanksReply(turn)
  if (act === 'draft') return reviewReply(turn)
  const text = turn.previous?.draft
  if (text && act === 'shorter') return shorterDraftReply(text)
  if (text && act === 'tone') return tonedDraftReply(turn, text)
  if (matter !== null && act === 'problem' && matter.message === turn.message) return againReply(turn, matter)
  if (act === 'problem' || matter === null) return problemReply(turn)
  if (act === 'back') return backReply(turn)
  if (isElsewhere(turn, matter)) return anewReply(turn, matter, act)
  // A state that somebody imported may hold any word, such as "constructor".
  const going = Object.hasOwn(GOES_ON, act) ? GOES_ON[act] : undefined
  return (going ?? answerReply)(turn, matter, reaction ?? 'no')
}
