import type { Medium } from '@understory/contract/coaching'
import { about, type Built, type Case, cases, line } from '../content.ts'
import { reacts } from '../render/labels.ts'
import { withPronoun } from '../render/pronoun.ts'
import type { Matter, Press } from '../stored.ts'
import type { Act, OwnLine, Reaction, Variant } from '../types.ts'
import { pronounOf } from '../understand/pronoun.ts'
import { OFFERED, type Understanding, understand } from '../understand/understand.ts'
import { builderFor, builderLine } from './builder.ts'
import { phrasePart } from './case.ts'
import { pressesOf, reactionsOf } from './presses.ts'
import { problemReply } from './problem.ts'
import { answerPart, hasPressed, leavingChoice, type Reply, type Turn } from './reply.ts'

/** What a follow-up is about: the matter's own message, understood with what was set on it, and its case or its builder. */
export type Open = {
  turn: Turn
  understanding: Understanding
  one: Case | undefined
  built: Built | undefined
  shown: string[]
}

/** The open matter as it stood, for a reply that goes on with it. */
export function openMatter(turn: Turn, matter: Matter): Open {
  const own: Turn = { ...turn, message: matter.message, chosen: chosenFor(turn, matter) }
  const understanding = understand(own)
  const one = matter.caseId === null ? undefined : cases.get(matter.caseId)
  const built = one ? undefined : builderFor(understanding)
  return { turn: own, understanding, one, built, shown: turn.previous?.shown ?? [] }
}

function chosenFor(turn: Turn, matter: Matter): Turn['chosen'] {
  if (matter.caseId !== null) return { ...turn.chosen, situation: turn.chosen.situation ?? matter.caseId }
  return matter.builderId === null ? turn.chosen : { ...turn.chosen, builder: turn.chosen.builder ?? matter.builderId }
}

/** Buttons for what the matter has and was not shown yet. */
export function pressesLeft({ one, built, understanding, shown }: Open): Press[] {
  const source = one ?? built
  return source ? pressesOf(source, understanding, shown) : []
}

function mediumOf(variant: Variant, { one, understanding: { how } }: Open): Medium {
  if (variant !== 'message') return one?.isWritten ? how.value : 'say'
  if (how.value === 'mail') return 'mail'
  return one?.isWritten ? 'say' : 'text'
}

/** A line of the matter, with a word before it that says which. */
function lineReply(act: Act, open: Open, variant: Variant, intro: string, text: string): Reply {
  const { understanding, one, turn } = open
  const shows = [...open.shown, variant]
  const phrase = phrasePart(text, mediumOf(variant, open), turn, understanding.to.value ?? one?.to ?? null)
  const presses = pressesLeft({ ...open, shown: shows })
  const hasOneForm = !open.built || (variant !== 'message' && variant !== 'phrase')
  return { act, parts: [answerPart(intro), phrase], understanding, variant, shows, presses, hasOneForm }
}

const ACT_OF = { short: 'shorter', message: 'as-message', another: 'another', phrase: 'aloud' } as const

/** Shorter, the other medium, another way. Where there is none, or it was shown, the reply says so and goes on. */
export function variantReply(turn: Turn, matter: Matter, variant: OwnLine, intro?: string): Reply {
  if (matter.caseId === null && matter.builderId === null) return pickFirst(turn, matter, ACT_OF[variant])
  const open = openMatter(turn, matter)
  const { one, built, understanding, shown } = open
  const text = one ? one[variant] : built && builderLine(built, variant, understanding)
  const act = ACT_OF[variant]
  const head = line(act !== 'as-message' ? act : one?.isWritten ? 'aloud' : 'as-text')
  if (text && !shown.includes(variant)) return lineReply(act, open, variant, intro ?? head, text)
  if (variant === 'another') return otherCases(turn, matter)
  const parts = [answerPart(line(variant === 'short' ? 'short-already' : 'no-message'))]
  return { act, parts, understanding, presses: pressesLeft(open), hasOneForm: true }
}

/**
 * Nothing is chosen yet, so there is nothing to shorten or to send: the choice once more. Asked again, the reply says
 * what helps without a choice.
 */
export function pickFirst(turn: Turn, matter: Matter, act: Act, reaction?: Reaction): Reply {
  const chosen = leavingChoice(turn)
  const reply = problemReply(
    { ...turn, message: matter.message, chosen },
    { passed: (turn.previous?.passed ?? []).slice(0, -OFFERED) },
  )
  if (hasPressed(turn)) return { ...reply, act, chosen }
  const choices = reply.parts.filter(({ kind }) => kind === 'offers' || kind === 'builders')
  const last = turn.request.turns.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const pronoun = pronounOf(matter.message, reply.understanding?.to.value ?? null)
  const still = reaction ? withPronoun(line(`generic-${reaction}`), pronoun) : line('pick-still')
  const text = last.includes(line('pick-first')) ? still : line('pick-first')
  return { ...reply, act, chosen, parts: [answerPart(text), ...choices] }
}

export function reactionReply(turn: Turn, matter: Matter, reaction: Reaction): Reply {
  if (matter.caseId === null && matter.builderId === null) return pickFirst(turn, matter, 'what-if', reaction)
  const open = openMatter(turn, matter)
  const { one, built, understanding } = open
  const stock = built ?? builderFor({ ...understanding, builder: null })
  const found = (one ? reactionsOf(one)[reaction] : undefined) ?? stock?.reactions[reaction]
  const pronoun = pronounOf(matter.message, understanding.to.value ?? one?.to ?? null)
  if (!found) {
    const parts = [answerPart(withPronoun(line(`generic-${reaction}`), pronoun))]
    return { act: 'what-if', parts, understanding, presses: pressesLeft(open), hasOneForm: true }
  }
  const intro = `If ${reacts(reaction, pronoun, one?.need ?? stock?.need ?? '')}:`
  return lineReply('what-if', open, reaction, found.do ? `${intro} ${about(found.do, pronoun)}` : intro, found.say)
}

/** The cases next to the one that did not fit, then a builder. Never the same again. */
export function otherCases(turn: Turn, matter: Matter): Reply {
  const passed = new Set([...(turn.previous?.passed ?? []), ...(matter.caseId === null ? [] : [matter.caseId])])
  const chosen = leavingChoice(turn)
  if (hasPressed(turn)) return { ...problemReply({ ...turn, message: matter.message, chosen }), act: 'not-it', chosen }
  const isLong = (turn.previous?.passed.length ?? 0) > OFFERED
  const fresh: Turn = { ...turn, message: matter.message, chosen: isLong ? { ...chosen, situation: null } : chosen }
  const intro = line(isLong ? 'passed-all' : 'passed')
  const reply = problemReply(fresh, { passed: [...passed], intro, nothing: 'passed-all' })
  return { ...reply, act: 'not-it', chosen: fresh.chosen }
}

/** Words of the need in place of a case that was only close. */
export function generalReply(turn: Turn, matter: Matter): Reply {
  const need = matter.need ?? undefined
  const chosen = hasPressed(turn)
    ? leavingChoice(turn)
    : { ...leavingChoice(turn), situation: null, ...(need && { need }) }
  return { ...problemReply({ ...turn, message: matter.message, chosen }), act: 'general', chosen }
}

/** The same message once more: the first answer missed, so others are offered. */
export function againReply(turn: Turn, matter: Matter): Reply {
  const reply = otherCases(turn, matter)
  if (hasPressed(turn)) return { ...reply, act: 'problem' }
  return {
    ...reply,
    act: 'problem',
    parts: [answerPart(line('again')), ...reply.parts.filter(({ kind }) => kind !== 'answer')],
  }
}
