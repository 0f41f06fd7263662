import type { Medium, Part, Segment } from '@understory/contract/coaching'
import { about, type Case } from '../content.ts'
import { ownWordsOf } from '../own-words/own-words.ts'
import { segmentsOf } from '../render/phrase.ts'
import { phraseInTone } from '../render/tone.ts'
import { pronounOf } from '../understand/pronoun.ts'
import type { Understanding } from '../understand/understand.ts'
import { generalParts } from './general-answers.ts'
import { pressesOf } from './presses.ts'
import { beginsWithHeard, opening, type Reply, type Turn } from './reply.ts'

/** The case's words in a medium: what it was written for, else its other form. */
export function wordsOfCase(one: Case, { how, tone }: Understanding): { text: string; medium: Medium } {
  const isItsOwn = (how.value !== 'say') === one.isWritten
  return { text: isItsOwn ? phraseInTone(one, tone.value) : one.message, medium: how.value }
}

/** A line in words and fields, with what the message offers for them. @param to as own-words/said-to-hearer.ts has it */
export const segmentsFor = (text: string, { message, chosen, request }: Turn, to?: string | null): Segment[] =>
  text.includes('[')
    ? segmentsOf(text, message, chosen.fields ?? {}, to, ownWordsOf(message, request.vectors, to))
    : [{ text }]

export const phrasePart = (text: string, medium: Medium, turn: Turn, to: string | null): Part => ({
  kind: 'phrase',
  medium,
  segments: segmentsFor(text, turn, to),
})

export function caseReply(turn: Turn, understanding: Understanding, one: Case): Reply {
  const { text, medium } = wordsOfCase(one, understanding)
  const to = understanding.to.value ?? one.to ?? null
  const pronoun = pronounOf(understanding.message, to)
  const parts: Part[] = [
    ...opening(beginsWithHeard(turn) ? about(one.heard, pronoun) : undefined, about(one.answer, pronoun)),
    phrasePart(text, medium, turn, to),
    { kind: 'why', text: about(one.why, pronoun) },
    ...generalParts(turn, { ...one, to }),
  ]
  const variant = text === one.message ? 'message' : 'phrase'
  const shows = [variant]
  return { act: 'problem', parts, understanding, shows, variant, presses: pressesOf(one, understanding, shows) }
}
