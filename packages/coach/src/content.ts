import type { Medium, Tone } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { normalize } from '@understory/language/words'
import compiled from '../generated/content.json' with { type: 'json' }
import type { Scenario } from './rehearsal/types.ts'
import { type Pronoun, withPronoun } from './render/pronoun.ts'
import type { Place, RewriteList } from './review/rules.ts'
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

/** By reaction a line to say, with what to do first where there is something. */
export type Reactions = Partial<Record<Reaction, { do?: string; say: string }>>

/** Cases that share a world, and what they have in common. */
export type Card = {
  id: string
  title: string
  contexts: Context[]
  reactions: Reactions
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
  /** What is hard or at stake in it: said first, where a matter begins. */
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
  reactions: Reactions
  /** The builder that would serve where this case did not stand. */
  builder?: string
}

type ForNeed = {
  id: string
  need: string
  /** It comes last unless the message has one of these words. */
  words?: readonly string[]
  label: string
  /** What is hard about it for anybody: said first, where a matter begins and content/heard.yaml has no surer sentence. */
  heard: string
  answer: string
  reactions: Reactions
}

export type ByHearer = Partial<Record<HearerGroup | 'any', string>>
/** A phrase for a need that no case foresees. */
export type Builder = ForNeed & { short: ByHearer; another: ByHearer } & Record<Medium, Record<Tone, ByHearer>>
export type Speech = ForNeed & { beats: { title: string; say: string }[]; short: string; another: string }
export type Built = Builder | Speech

/** A first message as a button, and what answers it. */
type Starter = { label: string; message: string; case?: string; builder?: string; to?: string }
/** `asks`: the answer to it can be no. The last three answer "call or write?", "how long?" and "how much do I tell?". */
type Need = { id: string; label: string; asks?: boolean; medium: string; length?: string; detail: string }

/** See content/rewrites.yaml. */
export type RewriteRule = {
  find: string
  put?: string
  forms?: Record<string, string>
  joins?: true
  flags?: string
  kind?: string
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
  /** What makes a matter hard, and the sentence that takes it up. */
  heard: { id: string; line: string }[]
  /** Which blanks take a day, a sum or a name, by their names: content/blanks.yaml. */
  blanks: { id: string; names: string[] }[]
  /** Heavy things that titles name, and the words by which a message speaks of them. */
  heavy: { id: string; words: string[] }[]
  /** What makes a matter hard, and what to say about it, by need. */
  tips: { words: string[]; unless?: string[]; to?: HearerGroup[]; lines: Partial<Record<string, string>> }[]
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
  foreign: Record<string, { head: string; opener: string; tail: string }>
  manners: Record<Context, string>
  persona: string
}

export const content = compiled as unknown as Content

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

export const roles = byId(content.roles)
export const cards = byId(content.cards)
export const cases = byId(content.cases)
export const builders = byId<Built>([...content.builders, ...content.speeches])
export const needs = byId(content.needs)

const casesByTitle = new Map(content.cases.map((one) => [normalize(one.title), one]))

/** The case that has the message as its title: the search and the section pages send titles as messages. */
export const caseTitled = (message: string): Case | undefined => casesByTitle.get(normalize(message))

/** An answer, a reason or what to do first, said of a hearer with this pronoun. */
export const about = (text: string, pronoun: Pronoun): string => withPronoun(content.marked[text] ?? text, pronoun)

const linesOf = (kind: 'lines' | 'review') => (name: string) => {
  const found = content[kind][name]
  if (found === undefined) throw new Error(`content/${kind}.yaml has no line "${name}"`)
  return found
}
export const line = linesOf('lines')
export const reviewLine = linesOf('review')
