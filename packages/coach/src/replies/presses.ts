import { type Built, type Case, cards, type Reactions } from '../content.ts'
import { canRefuse, whatIf } from '../render/labels.ts'
import type { Press } from '../stored.ts'
import type { Reaction, Variant } from '../types.ts'
import { pronounOf } from '../understand/pronoun.ts'
import type { Understanding } from '../understand/understand.ts'

/** What to say to each reaction: its own lines, likeliest first, then those of a case's card for the others. */
export const reactionsOf = (one: Case | Built): Reactions => ({
  ...one.reactions,
  ...('card' in one && cards.get(one.card)?.reactions),
  ...one.reactions,
})

/** The same as pairs. */
export const reactionLines = (one: Case | Built) =>
  Object.entries(reactionsOf(one)) as [Reaction, NonNullable<Reactions[Reaction]>][]

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

/**
 * Below this chance a pressed case gets a button to general words. Chosen on what was pressed in blind, recent, late, newest, apart and
 * unusual (data/coach/labels-*.jsonl): 74 in 100 of 95 cases that were only close lay below it, and 48 in 100 of 183 exact ones.
 */
const NEAR = 0.2

/** Buttons of a matter: at most four, from what it has and was not shown yet. */
export function pressesOf(one: Case | Built, understanding: Understanding, shown: readonly string[]): Press[] {
  const { candidates, message, to } = understanding
  const ofCase = 'card' in one ? one : undefined
  const isGuess = ofCase !== undefined && understanding.case.state === 'guess'
  const chance = candidates.find(({ case: { id } }) => id === one.id)?.chance ?? 0
  // Whoever asks for a second line has taken the case.
  const isFar = ofCase !== undefined && shown.length < 2 && chance < NEAR
  const isOpen = (variant: Variant) => !shown.includes(variant)
  const reactions = reactionLines(one)
    .map(([each]) => each)
    .filter(isOpen)
  const first =
    LIKELY[one.need]?.find((each) => reactions.includes(each)) ??
    reactions.find((each) => each !== 'no' || canRefuse(one.need))
  const presses: Press[] = []
  if (isOpen('short')) presses.push(PRESS.shorter)
  if (isOpen('message') && !('beats' in one)) presses.push(ofCase?.isWritten ? PRESS.aloud : PRESS['as-message'])
  if (isOpen('another') && !isFar) presses.push(PRESS.another)
  if (first) {
    const label = whatIf(first, pronounOf(message, to.value ?? ofCase?.to ?? null), one.need)
    presses.push({ label, message: label, act: 'what-if', reaction: first })
  }
  if (isGuess) return [...presses.slice(0, 3), PRESS['not-it']]
  if (isFar) return [...presses.slice(0, 3), PRESS.general]
  return presses.length < 4 && ofCase ? [...presses, PRESS.rehearse] : presses.slice(0, 4)
}
