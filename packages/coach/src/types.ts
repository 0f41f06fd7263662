/** Shapes of the built-in coach. Offsets are UTF-16 units into the raw text of a turn. */
import type { Circle } from './read/roles.ts'

export const CONTEXTS = [
  'Personal',
  'Work',
  'Family',
  'Faith',
  'Academic',
  'Creative',
  'Professional',
  'Social',
  'Public',
] as const
export type Context = (typeof CONTEXTS)[number]

/** One message of a conversation, oldest first. */
export type Turn = { role: 'user' | 'assistant'; content: string }

export type Act =
  | 'problem'
  | 'script'
  | 'review'
  | 'rewrite'
  | 'shorter'
  | 'longer'
  | 'another'
  | 'wont-work'
  | 'what-if'
  | 'why'
  | 'avoid'
  | 'answer'
  | 'correct'
  | 'redirect'
  | 'report'
  | 'vent'
  | 'judge'
  | 'thanks'
  | 'bye'
  | 'greet'
  | 'vague'
  | 'empty'
  | 'gibberish'
  | 'foreign'
  | 'hostile'
  | 'identity'
  | 'off-topic'
  | 'fact'
  | 'deceive'
  | 'inject'
  | 'repeat'
  | 'rehearse'

export type Span = { turn: number; start: number; end: number }
export type Slot<T> = { value: T; span?: Span; sure: 'said' | 'guessed' }
export type Power = 'up' | 'down' | 'peer'
export type Medium = 'email' | 'text' | 'call' | 'face' | 'talk' | 'chat' | 'letter'
export type Urgency = 'now' | 'today' | 'soon' | 'later' | 'past'

/** Somebody the person speaks to or about. `np` is the noun phrase as we may say it back: "your manager". */
export type Person = {
  role: string
  np: string
  name?: string
  pronoun: 'he' | 'she' | 'they'
  power: Power
  near: boolean
  minor: boolean
}

export type Slots = {
  to?: Slot<Person>
  about?: Slot<Person>
  want?: Slot<string>
  obstacle?: Slot<string>
  feeling?: Slot<{ word: string; strength: 1 | 2 | 3 }>
  medium?: Slot<Medium>
  setting?: Slot<string>
  when?: Slot<{ text: string; urgency: Urgency }>
  amount?: Slot<string>
  tried?: Slot<string>[]
  draft?: Slot<string>
}
export type SlotName = keyof Slots

export type Reaction =
  | 'refuses'
  | 'angry'
  | 'cries'
  | 'silent'
  | 'laughs'
  | 'guilt'
  | 'why'
  | 'bargains'
  | 'blames'
  | 'delays'
  | 'denies'
  | 'agrees'

/**
 * A predicate on the slots; all tests of a list must hold.
 * `said:a|b` holds when a word of the person's own problem starts with `a` or `b`.
 */
type PlainTest =
  | `power:${Power}`
  | `urgency:${Urgency}`
  | `medium:${Medium}`
  | `context:${Context}`
  | `has:${SlotName}`
  | `said:${string}`
  | 'near'
  | 'minor'
export type Test = PlainTest | `not ${PlainTest}`

/**
 * Words for the person's mouth, whole as they stand. Blanks in [square brackets], at most three, each a thing the person surely knows.
 * `spoken` at most 25 words; `short` at most half of that; `written` at most 70 words.
 */
export type Phrase = { spoken: string; short: string; written?: string; formal?: string; casual?: string }

/**
 * A sentence of ours about the person's situation. Slots it may hold:
 * {quote} a fragment of at most 8 words in their own spelling, put in quotation marks by us ·
 * {to} "your manager" · {when} "Friday" · {amount} "$500" · {label} the card's label · {they} {them} {their}.
 * Never begins with a slot other than {quote}. {they} stands only before a modal verb ("{they} may").
 */
export type Template = string | { text: string; when: readonly Test[] }

export type Move =
  | 'ask'
  | 'refuse'
  | 'own'
  | 'repair'
  | 'name-it'
  | 'limit'
  | 'choice'
  | 'hear'
  | 'open-question'
  | 'fact-first'
  | 'praise'
  | 'drill'
  | 'time'
  | 'write'
  | 'exit'

export type Try = {
  id: string
  when?: readonly Test[]
  move: Move
  say: Phrase
  /** One sentence: why it works. */
  why: string
  /** One sentence: what it costs, or when not to use it. */
  cost?: string
  /** Whom this line is for, where that is never the one spoken of: the partner in a matter with the in-laws, nobody in a prayer. */
  for?: 'partner' | 'nobody'
}

const FAMILIES = [
  'hard-talk',
  'apology',
  'refuse',
  'ask',
  'money',
  'feedback-give',
  'feedback-receive',
  'present',
  'delivery',
  'interview',
  'home',
  'parent',
  'grief',
  'support',
  'small-talk',
  'write',
  'serve',
  'class',
  'care',
  'faith',
  'veteran',
  'code',
  'art',
] as const
export type Family = (typeof FAMILIES)[number]

/** One situation on the shelf. */
export type Card = {
  id: string
  family: Family
  /** What the situation is called in the middle of a sentence: "asking for more time", "a no to family". */
  label: string
  contexts: readonly Context[]
  /** 8 to 20 ways real people put it, misspelt ones too. */
  says: readonly string[]
  /** Words of the situation, lower case, not of one person's story. */
  keys: readonly string[]
  /** Words that rule the card out (safety words above all). */
  not?: readonly string[]
  /** Whom the lines are for, where that is always the same: a raise is not the coworker's to give, a toast is for the room. */
  for?: Circle
  /** Roles of that circle who are spoken about and never spoken to: the new lead who got the post. */
  notFor?: readonly string[]
  /** Slots without which the phrases miss. */
  needs: readonly SlotName[]
  /** `basis`: V seen in the source, M well known and quoted from memory, J our judgment. */
  principle: { text: string; source: string; basis: 'V' | 'M' | 'J' }
  see: readonly Template[]
  tries: readonly Try[]
  ifThey: Partial<Record<Reaction, Phrase>>
  /** Each ends the turn as its one question. */
  asks: readonly { slot?: SlotName; text: string; when?: readonly Test[] }[]
  traps: readonly string[]
  exercise: string
  /** Ids of cards that often come next. */
  next?: readonly string[]
}

type PartKind = 'see' | 'try' | 'ask' | 'draft' | 'safety' | 'limit'
export type Part = { kind: PartKind; text: string; quote?: Span }

export type Tier = 'strong' | 'fair' | 'weak'
/** What the coach decided and why: for tests and the "why" panel, never logged. */
export type Trace = {
  act: Act
  safety: 'none' | 'check' | 'crisis' | 'resource'
  category?: string
  tier?: Tier
  card?: string
  try?: string
  /** Likeliest cards with their chances, 0 to 1. */
  top: readonly { id: string; score: number }[]
  /** Cards between which the reply asks. */
  apart?: readonly string[]
  slots: Slots
  failed: readonly string[]
}
export type Reply = { text: string; parts: readonly Part[]; trace: Trace }
