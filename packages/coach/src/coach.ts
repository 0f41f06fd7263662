import type { Chosen, Coaching, Part } from '@understory/contract/coaching'
import { type Decision, decide } from './acts/decide.ts'
import { pickedIn } from './acts/picked.ts'
import { line, starterOf } from './content.ts'
import { find } from './find/find.ts'
import { coachingOf, stateOf } from './render/state.ts'
import { textOfParts } from './render/text.ts'
import { foreignReply, plainReply, rehearseReply, thanksReply } from './replies/alone.ts'
import { againReply, generalReply, otherCases, reactionReply, variantReply } from './replies/follow.ts'
import { answerReply, backReply, correctReply, nobodyHurtReply, toneReply, wontWorkReply } from './replies/go-on.ts'
import { problemReply } from './replies/problem.ts'
import { answerPart, type Reply, type Turn } from './replies/reply.ts'
import { reviewReply, shorterDraftReply, tonedDraftReply } from './replies/review.ts'
import type { CoachReply, CoachRequest, Matter, Press, ReplyState } from './types.ts'

// The package has one door: these belong to it.
export { coachChoices } from './choices.ts'
export { isReadable, nearCases } from './find/near.ts'
export { searchCases } from './find/words.ts'
export { persona } from './persona.ts'
export { chipsForModel } from './render/chips.ts'
export { readState } from './render/state.ts'
export { momentsNear } from './replies/moments.ts'
export { talkFrom } from './talk.ts'
export { textsToEncode } from './texts.ts'

/**
 * The built-in coach's reply to the last message of a conversation.
 *
 * Pure: the same turns, chips and vectors give the same reply. Earlier replies are read from their state, never from
 * their text.
 */
export function coach(request: CoachRequest): CoachReply {
  const message = request.turns.at(-1)?.content ?? ''
  const previous = request.turns.findLast(({ role, state }) => role === 'assistant' && state)?.state
  const picked = pickedIn(message, previous)
  if (picked && previous?.matter) return answerPick(request, previous, picked)
  const decision = decide(message, previous, {
    continues: () => continuesMatter(request, message, previous),
    vector: request.vectors.get(message),
  })
  const chosen = chosenOf(request, previous, decision)
  const turn: Turn = { request, message, previous, chosen }
  const reply = replyTo(turn, decision, previous?.matter ?? null)
  return answerOf(reply, turn, decision)
}

/** "1" or "the second one" picks a title as a press does. */
function answerPick(request: CoachRequest, previous: ReplyState, situation: string): CoachReply {
  const matter = previous.matter as Matter
  const chosen = { ...previous.chosen, ...request.chosen, situation: request.chosen?.situation ?? situation }
  const turn: Turn = { request, message: matter.message, previous, chosen }
  const reply: Reply = { ...problemReply(turn), act: 'answer', chosen }
  return answerOf(reply, turn, { act: 'pick' })
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
function withheld(reply: Reply, { message, previous }: Turn): Reply {
  const hasWords = reply.act === 'what-if' || reply.parts.some(({ kind }) => WORDS.has(kind))
  if (!hasWords) return { ...reply, isWithheld: previous?.isWithheld ?? false }
  const isWithheld = true
  if (reply.act === 'foreign')
    return { ...reply, parts: reply.parts.filter(({ kind }) => kind !== 'phrase'), isWithheld }
  const text = line('nobody-hurt')
  const canPress = message !== text && !(previous?.isWithheld && previous.presses.length === 0)
  const presses: Press[] = canPress ? [{ label: text, message: text, act: 'nobody-hurt' }] : []
  return { ...reply, parts: [answerPart(line(canPress ? 'no-phrase' : 'no-phrase-still'))], presses, isWithheld }
}

const WORDS: ReadonlySet<Part['kind']> = new Set(['phrase', 'beats', 'draft'])

/** Who was feared stays feared until a press says otherwise, however long ago the message was that told it. */
const isFearedIn = ({ request, previous }: Turn, { act }: Decision | { act: 'pick' }): boolean =>
  request.isFeared || (act !== 'nobody-hurt' && (previous?.isWithheld ?? false))

function answerOf(plain: Reply, turn: Turn, decision: Decision | { act: 'pick' }): CoachReply {
  const whole = withWaiting(plain, turn)
  const reply = isFearedIn(turn, decision) ? withheld(whole, turn) : whole
  const coaching: Coaching = coachingOf(reply, turn.chosen)
  return { text: textOfParts(coaching.parts), coaching, state: stateOf(reply, turn) }
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
  const starter = starterOf(message)
  if (starter?.case) return { situation: starter.case }
  return starter?.builder ? { situation: null, builder: starter.builder, ...(starter.to && { to: starter.to }) } : {}
}

function replyTo(turn: Turn, decision: Decision, matter: Matter | null): Reply {
  const { act, reaction } = decision
  switch (act) {
    case 'foreign':
      return foreignReply(decision.language ?? 'other')
    case 'limit':
      return plainReply(turn, act, decision.line ?? 'limit-other')
    case 'greet':
    case 'vague':
    case 'about':
    case 'nonsense':
    case 'hostile':
    case 'refuse':
      return plainReply(turn, act, act)
    case 'thanks':
      return thanksReply(turn)
    case 'draft':
      return reviewReply(turn)
    default:
  }
  const text = turn.previous?.draft
  if (text && act === 'shorter') return shorterDraftReply(text)
  if (text && act === 'tone') return tonedDraftReply(turn, text)
  if (matter !== null && act === 'problem' && matter.message === turn.message) return againReply(turn, matter)
  if (act === 'problem' || matter === null) return problemReply(turn)
  switch (act) {
    case 'shorter':
      return variantReply(turn, matter, 'short')
    case 'as-message':
      return variantReply(turn, matter, 'message')
    case 'aloud':
      return variantReply(turn, matter, turn.previous?.shown.includes('phrase') ? 'message' : 'phrase')
    case 'another':
      return variantReply(turn, matter, 'another')
    case 'what-if':
      return reactionReply(turn, matter, reaction ?? 'no')
    case 'wont-work':
      return wontWorkReply(turn, matter)
    case 'not-it':
      return otherCases(turn, matter)
    case 'general':
      return generalReply(turn, matter)
    case 'tone':
      return toneReply(turn, matter)
    case 'correct':
      return correctReply(turn, matter)
    case 'back':
      return backReply(turn)
    case 'rehearse':
      return rehearseReply(turn)
    case 'nobody-hurt':
      return nobodyHurtReply(turn, matter)
    default:
      return answerReply(turn, matter)
  }
}

/** Whether what is written now lies nearer to the open case than to most others. */
function continuesMatter(
  { context, vectors }: CoachRequest,
  message: string,
  previous: ReplyState | undefined,
): boolean {
  const open = previous?.matter?.caseId
  if (!open) return false
  return find(message, context, vectors)
    .candidates.slice(0, 8)
    .some(({ case: one }) => one.id === open)
}
