import { gravest } from './classifier.ts'
import { readingOf } from './reading.ts'

export { classify as readText } from './classifier.ts'
export type { Danger, DangerKind, Vectors } from './danger.ts'
export { helpReply, mentionPart } from './help.ts'
export { isAlarmPress, isCalmPress, NOBODY_COULD_GET_HURT, SOMEONE_COULD_GET_HURT } from './presses.ts'
export { readDanger } from './thread.ts'

const MOST_TEXTS = 12

/**
 * What the encoder is asked for: the message as it was typed, whose vector the coach needs as well; of a message longer than
 * the encoder reads its pieces, at most 12, and of more those that sound gravest.
 */
export const textsToEncode = (message: string): string[] =>
  gravest(readingOf(message).pieces, MOST_TEXTS).map(({ text }) => text)
