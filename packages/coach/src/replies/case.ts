import type { Medium, Part } from '@understory/contract/coaching'
import { about, type Card, type Case, cards } from '../content.ts'
import { canRefuse, whatIf } from '../render/labels.ts'
import { segmentsOf } from '../render/phrase.ts'
import type { Pronoun } from '../render/pronoun.ts'
import { phraseInTone } from '../render/tone.ts'
import type { Press, Reaction, Variant } from '../types.ts'
import { feelingLine } from '../understand/feeling.ts'
import { pronounOf } from '../understand/pronoun.ts'
import type { Understanding } from '../understand/understand.ts'
import { generalParts } from './general-answers.ts'
import { answerPart, type Reply, type Turn } from './reply.ts'

export const cardOf = (one: Case): Card | undefined => cards.get(one.card)

/** The case's words in a medium: what it was written for, else its other form. */
export function wordsOfCase(
  one: Case,
  { how, tone }: Pick<Understanding, 'how' | 'tone'>,
): { text: string; medium: Medium } {
  const isWritten = how.value !== 'say'
  if (isWritten === one.isWritten) return { text: phraseInTone(one, tone.value), medium: how.value }
  return { text: one.message, medium: how.value }
}

export function phrasePart(
  text: string,
  medium: Medium,
  { message, chosen }: Pick<Turn, 'message' | 'chosen'>,
  to?: string | null,
): Part {
  return { kind: 'phrase', medium, segments: segmentsOf(text, message, chosen.fields ?? {}, to) }
}

type Reactions = Card['reactions']

/** What to say to each reaction: the case's own lines, likeliest first, then the card's for the others. */
export const reactionsOf = (one: Case): Reactions => ({ ...one.reactions, ...cardOf(one)?.reactions, ...one.reactions })

/** Reactions that have a line and were not answered yet. */
export function openReactions(reactions: Reactions, shown: readonly string[] = []): Reaction[] {
  return (Object.keys(reactions) as Reaction[]).filter((each) => !shown.includes(each))
}

const PRESS = {
  shorter: { label: 'Shorter', message: 'Shorter, please.', act: 'shorter' },
  'as-message': { label: 'As a message', message: 'Make it a message I can send.', act: 'as-message' },
  aloud: { label: 'To say aloud', message: 'Give me a version to say out loud.', act: 'aloud' },
  another: { label: 'Another way', message: 'Show me another way.', act: 'another' },
  'not-it': { label: "That's not it", message: "That's not it.", act: 'not-it' },
  general: { label: 'General words instead', message: "That's close, but not quite it.", act: 'general' },
  rehearse: { label: 'Practice it', message: 'I want to practice it.', act: 'rehearse' },
} as const satisfies Record<string, Press>

/** How people mostly react, where it isn't a no. */
const LIKELY: Partial<Record<string, readonly Reaction[]>> = {
  comfort: ['cry', 'quiet'],
  deliver: ['quiet'],
  'start-conversation': ['quiet'],
}

/** Buttons of a matter: at most four, from what it has and was not shown yet. */
export function pressesFor(one: {
  has: ReadonlySet<Variant>
  reactions: readonly Reaction[]
  isWritten: boolean
  isGuess: boolean
  /** The case is far from the message, though it was chosen: its words may not fit. */
  isFar?: boolean
  /** There is an exercise for the matter. */
  canRehearse: boolean
  shown: readonly string[]
  pronoun: Pronoun
  need: string
}): Press[] {
  const { has, reactions, isWritten, isGuess, isFar = false, canRehearse, shown, pronoun, need } = one
  const open = (variant: Variant) => has.has(variant) && !shown.includes(variant)
  const likely = LIKELY[need] ?? []
  const first =
    likely.find((each) => reactions.includes(each)) ?? reactions.find((each) => each !== 'no' || canRefuse(need))
  const presses: Press[] = []
  if (open('short')) presses.push(PRESS.shorter)
  if (open('message')) presses.push(isWritten ? PRESS.aloud : PRESS['as-message'])
  if (open('another') && !isFar) presses.push(PRESS.another)
  if (first) {
    const label = whatIf(first, pronoun, need)
    presses.push({ label, message: label, act: 'what-if', reaction: first })
  }
  if (isGuess) return [...presses.slice(0, 3), PRESS['not-it']]
  if (isFar) return [...presses.slice(0, 3), PRESS.general]
  return presses.length < 4 && canRehearse ? [...presses, PRESS.rehearse] : presses.slice(0, 4)
}

/** How the one who hears a case's line is spoken of. */
const pronounIn = ({ message, to }: Understanding, one: Case): Pronoun => pronounOf(message, to.value ?? one.to ?? null)

/** The whole answer of a case. */
export function caseReply(turn: Turn, understanding: Understanding, one: Case): Reply {
  const { text, medium } = wordsOfCase(one, understanding)
  const pronoun = pronounIn(understanding, one)
  const heard = turn.previous?.matter ? undefined : (feelingLine(turn.message) ?? about(one.heard, pronoun))
  const answer = about(one.answer, pronoun)
  const parts: Part[] = [
    answerPart(heard ? `${heard} ${answer}` : answer),
    phrasePart(text, medium, turn, understanding.to.value ?? one.to),
    { kind: 'why', text: about(one.why, pronoun) },
  ]
  parts.push(...generalParts(turn, { ...one, to: understanding.to.value ?? one.to }))
  const usesMessage = text === one.message
  const shows = [usesMessage ? 'message' : 'phrase']
  return {
    act: 'problem',
    parts,
    understanding,
    shows,
    variant: usesMessage ? 'message' : 'phrase',
    presses: pressesOfCase(one, understanding, shows),
  }
}

/**
 * Below this chance a pressed case gets a button to general words. Chosen on what was pressed in blind, recent, late, newest, apart and
 * unusual (data/coach/labels-*.jsonl): 74 in 100 of 95 cases that were only close lay below it, and 48 in 100 of 183 exact ones.
 */
const NEAR = 0.2

export function pressesOfCase(one: Case, understanding: Understanding, shown: readonly string[]): Press[] {
  return pressesFor({
    has: new Set<Variant>(['short', 'message', 'another']),
    reactions: openReactions(reactionsOf(one), shown),
    isWritten: one.isWritten,
    isGuess: understanding.case.state === 'guess',
    // Whoever asks for a second line has taken the case.
    isFar: shown.length < 2 && (understanding.candidates.find(({ case: { id } }) => id === one.id)?.chance ?? 0) < NEAR,
    canRehearse: true,
    shown,
    pronoun: pronounIn(understanding, one),
    need: one.need,
  })
}
