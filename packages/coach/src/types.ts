import type { Chosen, Coaching } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { TalkFields } from '@understory/contract/talks'
import type { ReplyState } from './stored.ts'

/** So far a message is read for names, matters and the like: patterns take longer than its length. */
export const READ = 3_000

/** Vectors by text, as find/vector-parts.ts takes them apart; undefined where the encoder has none. */
export type Vectors = { get(text: string): Float32Array | undefined }

export type CoachTurn = { role: 'user' | 'assistant'; content: string; state?: ReplyState | undefined }

export type CoachRequest = {
  /** The conversation, oldest first; the last turn is the person's. */
  turns: readonly CoachTurn[]
  context: Context
  /** The page somebody asks from. */
  branchTitle?: string | undefined
  /** What the person set on the chips of this reply. */
  chosen?: Chosen | undefined
  vectors: Vectors
  /** A phrase for the person talked about must not be offered: they are feared, or hurt a child. */
  isFeared: boolean
  /** No press lifts that: help came first for it. */
  staysFeared?: boolean | undefined
  /** Somebody may be in danger, by this message or one before. */
  hasDanger: boolean
  isEncoderThere: boolean
  /** The reply may point to language models, once. */
  canHint: boolean
}

export type CoachReply = { text: string; coaching: Coaching; state: ReplyState }

/** What a message is, in a conversation. */
export type Act =
  | 'problem'
  | 'shorter'
  | 'as-message'
  | 'aloud'
  | 'another'
  | 'what-if'
  | 'wont-work'
  | 'not-it'
  | 'general'
  | 'answer'
  | 'correct'
  | 'tone'
  | 'draft'
  | 'back'
  | 'rehearse'
  | 'thanks'
  | 'greet'
  | 'vague'
  | 'about'
  | 'foreign'
  | 'nonsense'
  | 'hostile'
  | 'refuse'
  | 'limit'
  | 'nobody-hurt'

export const REACTIONS = ['no', 'angry', 'laugh', 'quiet', 'cry', 'why', 'excuse'] as const
export type Reaction = (typeof REACTIONS)[number]

/** A line of a case or builder itself. */
export type OwnLine = 'phrase' | 'short' | 'message' | 'another'
/** Which line a reply showed. */
export type Variant = OwnLine | Reaction

/** What a reply can tell of a talk. */
export type TalkSketch = Partial<
  Pick<TalkFields, 'who' | 'to' | 'about' | 'opening' | 'openings' | 'answers' | 'draft'>
>
