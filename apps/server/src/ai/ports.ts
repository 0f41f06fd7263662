import type * as coach from '@understory/coach'
import type * as own from '@understory/coach/types'
import type { Coaching } from '@understory/contract/coaching'
import type * as safety from '@understory/safety'
import type { Encoder } from '../encoder/encoder.ts'

/** What the built-in coach remembers of a reply. Its shape is the coach's own. */
export type ReplyState = object
export type CoachTurn = Omit<own.CoachTurn, 'state'> & { state?: ReplyState | undefined }
export type CoachRequest = Omit<own.CoachRequest, 'turns'> & { turns: readonly CoachTurn[] }

/** The built-in coach, as the server asks it. Methods where it has narrower types of its own, so that these fit. */
export type Coach = Pick<
  typeof coach,
  'coachChoices' | 'searchCases' | 'isReadable' | 'nearCases' | 'persona' | 'chipsForModel'
> & {
  /** What a reply knows of the talk that it is about. */
  talkFrom(coaching: Coaching, state: ReplyState | undefined): own.TalkSketch
  coach(request: CoachRequest): Omit<own.CoachReply, 'state'> & { state: ReplyState }
  /** What of a conversation the encoder is asked for. */
  textsToEncode(turns: readonly CoachTurn[]): string[]
  /** A stored state, where it still has the coach's shape. */
  readState(stored: unknown): ReplyState | undefined
}

/** The reader of danger, which stands before every provider. */
export type Safety = Pick<typeof safety, 'textsToEncode' | 'readDanger' | 'readText' | 'helpReply' | 'mentionPart'>
export type Danger = safety.Danger
export type HelpLanguage = Parameters<Safety['helpReply']>[2]

/** What reads messages before anything answers them, and answers where no language model does. */
export type Readers = { coach: Coach; safety: Safety; encoder: Encoder }
