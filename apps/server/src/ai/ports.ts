import type { Chip, Choice, Chosen, Coaching, Part, Suggestion } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { Vectors } from '@understory/encoder'
import type { Encoder } from '../encoder/encoder.ts'

/** What the built-in coach remembers of a reply. Its shape is the coach's own. */
export type ReplyState = object
export type CoachTurn = { role: 'user' | 'assistant'; content: string; state?: ReplyState | undefined }
export type CoachRequest = {
  turns: readonly CoachTurn[]
  context: Context
  branchTitle?: string | undefined
  chosen?: Chosen | undefined
  vectors: Vectors
  /** The person talked about may be dangerous: no words to say to them are offered. */
  isFeared: boolean
  isEncoderThere: boolean
  /** Whether it may say that a language model reads more. */
  canHint: boolean
}

type Needs = { id: string; label: string; builders: Choice[] }[]

/** The built-in coach, as the server asks it. Methods, so that its own narrower types fit. */
export type Coach = {
  coach(request: CoachRequest): { text: string; coaching: Coaching; state: ReplyState }
  /** What of a conversation the encoder is asked for. */
  textsToEncode(turns: readonly CoachTurn[]): string[]
  /** A stored state, where it still has the coach's shape. */
  readState(stored: unknown): ReplyState | undefined
  coachChoices(context: Context): { needs: Needs; hearers: Choice[]; starters: Suggestion[] }
  searchCases(words: string): Choice[]
  /** The instruction that a language model gets. */
  persona(context: Context, chosen?: Chosen): string
  /** The chips of a language model's reply. */
  chipsForModel(chosen: Chosen): Chip[]
}

/** Whether somebody may be in danger. `lead`: help comes before anything else; `mention`: beside the answer. */
export type Danger = {
  level: 'none' | 'mention' | 'lead'
  kind: string | null
  who: 'writer' | 'other'
  /** The person talked about may be dangerous: no words to say to them are offered. */
  isFeared: boolean
}
export type HelpLanguage = 'en' | 'es'
export type Help = { text: string; parts: Part[]; suggestions: Suggestion[] }
type SpokenTurn = { role: 'user' | 'assistant'; content: string }

/** The reader of danger, which stands before every provider. */
export type Safety = {
  textsToEncode(message: string): string[]
  readDanger(turns: readonly SpokenTurn[], vectors: Vectors): Danger
  /** For a text outside a conversation. */
  readText(text: string, vectors: Vectors): Danger
  helpReply(danger: Danger, turns: readonly SpokenTurn[], language: HelpLanguage): Help
  mentionPart(danger: Danger, language: HelpLanguage): Part
}

/** What reads messages before anything answers them, and answers where no language model does. */
export type Readers = { coach: Coach; safety: Safety; encoder: Encoder }
