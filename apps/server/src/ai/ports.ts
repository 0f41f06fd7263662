import type * as coach from '@understory/coach'
import type * as own from '@understory/coach/types'
import type { Coaching } from '@understory/contract/coaching'
import type * as safety from '@understory/safety'
import type { Encoder } from '../encoder/encoder.ts'

/** State of a coach reply; opaque to the server. */
export type ReplyState = object
export type CoachTurn = Omit<own.CoachTurn, 'state'> & { state?: ReplyState | undefined }
export type CoachRequest = Omit<own.CoachRequest, 'turns'> & { turns: readonly CoachTurn[] }

/** The built-in coach as the server calls it. Methods, because its own types are narrower. */
export type Coach = Pick<
  typeof coach,
  'coachChoices' | 'searchCases' | 'isReadable' | 'nearCases' | 'momentsNear' | 'persona' | 'chipsForModel'
> & {
  /** What a reply knows about the talk in question. */
  talkFrom(coaching: Coaching, state: ReplyState | undefined): own.TalkSketch
  coach(request: CoachRequest): Omit<own.CoachReply, 'state'> & { state: ReplyState }
  /** Texts of a conversation that need vectors. */
  textsToEncode(turns: readonly CoachTurn[]): string[]
  /** Validates a stored state; undefined if it no longer fits. */
  readState(stored: unknown): ReplyState | undefined
}

/** The crisis classifier, which runs before every provider. */
export type Safety = Pick<typeof safety, 'textsToEncode' | 'readDanger' | 'readText' | 'helpReply' | 'mentionPart'>
export type Danger = safety.Danger
export type HelpLanguage = Parameters<Safety['helpReply']>[2]

export type Readers = { coach: Coach; safety: Safety; encoder: Encoder }
