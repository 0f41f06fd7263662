import type { Context } from '@understory/contract/contexts'
import { normalize } from '@understory/language/words'
import compiled from '../generated/content.json' with { type: 'json' }
import type { Scenario } from './rehearsal/types.ts'
import { type Pronoun, withPronoun } from './render/pronoun.ts'
import type { Place, RewriteList, Sting } from './review/rules.ts'
import type { Act, Reaction } from './types.ts'

export type HearerGroup = 'near' | 'beside' | 'above' | 'below' | 'public'
export type Role = {
  id: string
  label: string
  group: HearerGroup
  many: boolean
  words: string[]
  he: string[]
  she: string[]
  /** What people speak of who have this hearer in mind. */
  cues: string[]
}

/** A line to say, with what to do first where there is something. */
export type ReactionLine = { do?: string | undefined; say: string }

/** Cases that share a world, and what they have in common. */
export type Card = {
  id: string
  title: string
  area: string
  contexts: Context[]
  reactions: Partial<Record<Reaction, ReactionLine>>
  trap: string
  exercise: string
}

/** One concrete situation with a whole answer. Text in [brackets] is a blank. */
export type Case = {
  id: string
  card: string
  title: string
  need: string
  /** Who is speaking. */
  side: string
  /** Who hears the phrase: a role. A case without one serves whoever the message names. */
  to?: string
  /** A heavy thing that the title names: offered only where the message speaks of it. */
  heavy?: string
  /** Messages that different people would type. */
  ways: string[]
  /** What is hard or at stake in it: said first, where the message names no feeling. */
  heard: string
  answer: string
  phrase: string
  why: string
  short: string
  /** The phrase in the other medium: written where it is spoken, spoken where it is written. */
  message: string
  another: string
  isWritten: boolean
  softer?: string
  firmer?: string
  /** The likeliest, in place of the card's. */
  reactions: Partial<Record<Reaction, ReactionLine>>
  /** The builder that would serve where this case did not stand. */
  builder?: string
}

type ByHearer = Partial<Record<HearerGroup | 'any', string>>
type ByTone = { softer: ByHearer; plain: ByHearer; firmer: ByHearer }

/** A phrase for a need that no case foresees. */
export type Builder = {
  id: string
  need: string
  /** Comes first for its need where the message doesn't tell which one serves. */
  usual?: true
  /** Near cases can vote for it only if the message has one of these words. */
  words?: readonly string[]
  label: string
  answer: string
  say: ByTone
  text: ByTone
  mail: ByTone
  short: ByHearer
  another: ByHearer
  reactions: Partial<Record<Reaction, ReactionLine>>
}

/** A small speech in beats. `words`: as a builder's. */
export type Speech = {
  id: string
  need: string
  words?: readonly string[]
  label: string
  answer: string
  beats: { title: string; say: string }[]
  short: string
  another: string
  reactions: Partial<Record<Reaction, ReactionLine>>
}

/** A first message as a button, and what answers it. */
export type Starter = { label: string; message: string; case?: string; builder?: string; to?: string }

/** `asks`: the answer to it can be no. */
export type Need = {
  id: string
  label: string
  asks?: boolean
  /** Answers to "call or write?", "how long?" and "how much do I tell?". */
  medium: string
  length?: string
  detail: string
}
/** What makes a matter hard, and what to say about it, by need. */
export type Tip = {
  id: string
  words: string[]
  unless?: string[]
  to?: HearerGroup[]
  lines: Partial<Record<string, string>>
}
/** What blanks of some names take from a message: see content/blanks.yaml. */
export type Blank = {
  id: string
  names: string[]
  words?: (string | Record<string, string>)[]
  after?: string[]
  the?: boolean
}
/** A heavy thing that titles name, and the words by which a message speaks of it. */
export type Heavy = { id: string; words: string[] }
export type Feeling = { id: string; words: string[]; line: string }

/** See content/rewrites.yaml. */
export type RewriteRule = {
  find: string
  put?: string
  forms?: Record<string, string>
  joins?: true
  flags?: string
  kind?: Sting
  place?: Place
}
/** Of a message that follows a reply, or opens nothing: see content/follow-ups.yaml. */
export type FollowUp = { act: Act; reaction?: Reaction; most: number; find: string }

type Content = {
  roles: Role[]
  /** Nouns of no role that tell a pronoun. */
  pronouns: { he: string[]; she: string[] }
  needs: Need[]
  cards: Card[]
  cases: Case[]
  builders: Builder[]
  speeches: Speech[]
  /** Texts about the one who hears the line, with marks where their pronoun stands, by their plain form. */
  marked: Record<string, string>
  rehearsals: Scenario[]
  feelings: Feeling[]
  blanks: Blank[]
  heavy: Heavy[]
  tips: Tip[]
  starters: Record<Context, Starter[]>
  /** Lines of the coach itself, by name. */
  lines: Record<string, string>
  /** What it says about a pasted text, by name. */
  review: Record<string, string>
  spellings: Record<string, string>
  rewrites: { fragments: Record<string, string> } & Record<RewriteList, RewriteRule[]>
  sides: {
    sides: { mine: string; speaker: string; barred: string }[]
    deeds: { said: string; unless?: string; title?: string; side?: string; to?: string }[]
  }
  followUps: { rules: FollowUp[]; alone: FollowUp[]; refused: string; limits: { line: string; find: string }[] }
  /** By language. */
  foreign: Record<string, { head: string; opener: string; tail: string }>
  manners: Record<Context, string>
  /** What a language model is told in every context. */
  persona: string
}

export const content = compiled as unknown as Content

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

export const roles = byId(content.roles)
export const cards = byId(content.cards)
export const cases = byId(content.cases)
export const builders = byId(content.builders)
export const speeches = byId(content.speeches)
export const needs = byId(content.needs)

const casesByTitle = new Map(content.cases.map((one) => [normalize(one.title), one]))

/** The case that has the message as its title: the search and the section pages send titles as messages. */
export const caseTitled = (message: string): Case | undefined => casesByTitle.get(normalize(message))

/** An answer, a reason or what to do first, said of a hearer with this pronoun. */
export const about = (text: string, pronoun: Pronoun): string => withPronoun(content.marked[text] ?? text, pronoun)

/** A line of the coach itself. */
export function line(name: string): string {
  const found = content.lines[name]
  if (found === undefined) throw new Error(`content/lines.yaml has no line "${name}"`)
  return found
}

/** A line about a pasted text. */
export function reviewLine(name: string): string {
  const found = content.review[name]
  if (found === undefined) throw new Error(`content/review.yaml has no line "${name}"`)
  return found
}

/** The starter that was pressed, where the message is one. */
export function starterOf(message: string): Starter | undefined {
  return Object.values(content.starters)
    .flat()
    .find((one) => one.message === message)
}
