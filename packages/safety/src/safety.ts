import { classify, gravest } from './classifier.ts'
import type { Danger, Vectors } from './danger.ts'
import { readingOf } from './reading.ts'
import { levelOfThread, readThread, type Turn } from './thread.ts'

export type { Danger, DangerKind, Vectors } from './danger.ts'
export { helpReply, mentionPart } from './help.ts'
export { SOMEONE_COULD_GET_HURT } from './thread.ts'

const MOST_TEXTS = 12

/**
 * What the encoder is asked for: the sentences of a message, at most 12; of a longer one those that sound gravest. A message
 * of one sentence is its own.
 */
export const textsToEncode = (message: string): string[] => {
  const byText = new Map(readingOf(message).sentences.map((sentence) => [sentence.text, sentence]))
  return gravest([...byText.values()], MOST_TEXTS).map(({ text }) => text)
}

/** How a conversation stands after its last message. */
export const readDanger = (turns: readonly Turn[], vectors: Vectors): Danger =>
  levelOfThread(readThread(turns, vectors))

/** Reads a text outside a conversation. */
export const readText = (text: string, vectors: Vectors): Danger => classify(text, vectors)
