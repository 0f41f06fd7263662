import type { Chosen, Coaching, Medium, Tone } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { TalkFields } from '@understory/contract/talks'

/** Sentence vectors by text, 512 numbers each; undefined where the encoder has none. */
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

/** Which line of a case or builder a reply showed. */
export type Variant = 'phrase' | 'short' | 'message' | 'another' | Reaction

/** A button of a reply, with what a press on it means. */
export type Press = { label: string; message: string; act: Act; reaction?: Reaction }

/** What one reply was about. */
export type Matter = {
  /** The message that brought it up. */
  message: string
  caseId: string | null
  builderId: string | null
  need: string | null
  to: string | null
  how: Medium
  tone: Tone
}

/** What is stored with a reply, and read by the next turn. */
export type ReplyState = {
  version: 1
  act: Act
  matter: Matter | null
  /** Matters before this one, the newest last. */
  earlier: Matter[]
  variant: Variant | null
  /** Lines of the matter that were shown, so that none comes twice. */
  shown: string[]
  /** Cases that were offered or answered, and that the person passed over. */
  passed: string[]
  chosen: Chosen
  presses: Press[]
  /** A language model was pointed to. */
  hinted: boolean
  /** Words were left out because somebody is feared. */
  isWithheld?: boolean | undefined
  /** A second matter that the person brought up and that waits. */
  waiting: string | null
  /** A text of the person's own that is being worked on. */
  draft: string | null
}

/** What a reply can tell of a talk. */
export type TalkSketch = Partial<
  Pick<TalkFields, 'who' | 'to' | 'about' | 'opening' | 'openings' | 'answers' | 'draft'>
>
