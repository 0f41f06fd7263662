import type { Message } from '../acts/rule.ts'
import type { Memory } from '../memory.ts'
import type { Reading } from '../read/reading.ts'
import type { Facts } from '../retrieve/predicates.ts'
import type { Hit } from '../retrieve/rank.ts'
import type { Fragment } from '../speak/echo.ts'
import type { Act, Card, Context, Part, Slots, Span, Tier } from '../types.ts'
import type { Voice } from '../voice/voice.ts'

/** All that a reply may look at. Memory holds the person's last turn already. */
export type Situation = {
  memory: Memory
  reading: Reading
  message: Message
  act: Act
  context: Context
  voice: Voice
  slots: Slots
  facts: Facts
  hits: readonly Hit[]
  tier: Tier
  /** Cards that are each likely and none sure: the reply asks which it is. */
  apart?: readonly Card[]
  /** The card on the table: of the shelf, or an all-weather one where nothing fits. */
  card: Card
  /** The person says that the card of our last turn was the wrong one. */
  turnedDown: boolean
  /** Whether `card` is of the shelf. */
  shelved: boolean
  /** Whether `card` is of the shelf and the one before was an all-weather one. */
  isNew: boolean
  /** Differs between threads and between turns, the same for the same thread. */
  seed: number
}

/** One way to answer; the first that passes the checks is spoken. */
export type Candidate = {
  parts: readonly Part[]
  /** A reply that has to offer a phrase or a drill. */
  advice?: boolean
  /** A reply that has to hold a word of theirs. */
  theirs?: boolean
  card?: string
  try?: string
  /** Repeats on purpose what was said: "shorter", a number for safety. */
  mayRepeat?: boolean
}

export type Reply = Generator<Candidate, void, undefined>

export const part = (kind: Part['kind'], text: string, quote?: Span): Part =>
  quote ? { kind, text, quote } : { kind, text }

/** A part that the reply also does without. */
export const partIf = (kind: Part['kind'], text: string | undefined): Part | undefined =>
  text === undefined ? undefined : part(kind, text)

/** Parts without those that are empty. */
export const partsOf = (...parts: readonly (Part | undefined)[]): Part[] =>
  parts.filter((each): each is Part => each !== undefined && each.text.trim() !== '')

/** A line with a fragment of theirs in its place, in quotation marks. */
export const withQuote = (line: string, { text }: Fragment): string => line.replace('{quote}', `"${text}"`)
