import type { Medium, Part } from '@understory/contract/coaching'
import { about, type Case } from '../content.ts'
import { segmentsOf } from '../render/phrase.ts'
import { phraseInTone } from '../render/tone.ts'
import { feelingLine } from '../understand/feeling.ts'
import { pronounOf } from '../understand/pronoun.ts'
import type { Understanding } from '../understand/understand.ts'
import { generalParts } from './general-answers.ts'
import { pressesOf } from './presses.ts'
import { answerPart, type Reply, type Turn } from './reply.ts'

/** The case's words in a medium: what it was written for, else its other form. */
export function wordsOfCase(one: Case, { how, tone }: Understanding): { text: string; medium: Medium } {
  const isItsOwn = (how.value !== 'say') === one.isWritten
  return { text: isItsOwn ? phraseInTone(one, tone.value) : one.message, medium: how.value }
}

export function phrasePart(text: string, medium: Medium, { message, chosen }: Turn, to?: string | null): Part {
  return { kind: 'phrase', medium, segments: segmentsOf(text, message, chosen.fields ?? {}, to) }
}

export function caseReply(turn: Turn, understanding: Understanding, one: Case): Reply {
  const { text, medium } = wordsOfCase(one, understanding)
  const to = understanding.to.value ?? one.to
  const pronoun = pronounOf(understanding.message, to ?? null)
  const heard = turn.previous?.matter ? undefined : (feelingLine(turn.message) ?? about(one.heard, pronoun))
  const answer = about(one.answer, pronoun)
  const parts: Part[] = [
    answerPart(heard ? `${heard} ${answer}` : answer),
    phrasePart(text, medium, turn, to),
    { kind: 'why', text: about(one.why, pronoun) },
    ...generalParts(turn, { ...one, to }),
  ]
  const variant = text === one.message ? 'message' : 'phrase'
  const shows = [variant]
  return { act: 'problem', parts, understanding, shows, variant, presses: pressesOf(one, understanding, shows) }
}
