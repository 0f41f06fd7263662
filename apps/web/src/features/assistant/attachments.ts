import type { TextResult } from '@understory/contract/text-analysis'
import type { VoiceTake } from '@understory/contract/voice-take'
import { minutesAndSeconds } from '../../lib/duration.ts'
import type { sent } from '../../lib/words/en/sent.ts'
import type { Words } from '../../lib/words/use-words.ts'

/** A result to attach: its label and the sentence added to the message. */
export type Attachment = { id: 'recording' | 'text' | 'leafPrint'; label: string; sentence: string }

type SentWords = Words<typeof sent>

type Take = Pick<VoiceTake, 'durationSeconds' | 'wordsPerMinute' | 'pauseShare' | 'clarityScore'>

export function recordingAttachment(take: Take | undefined, words: SentWords): Attachment[] {
  if (!take) return []
  const { wordsPerMinute, pauseShare, clarityScore } = take
  const figures = [
    words.long(minutesAndSeconds(take.durationSeconds)),
    ...(wordsPerMinute === null ? [] : [words.rate(Math.round(wordsPerMinute))]),
    ...(pauseShare === null ? [] : [words.pauses(Math.round(pauseShare * 100))]),
    ...(clarityScore === null ? [] : [words.clarity(Math.round(clarityScore))]),
  ]
  return [{ id: 'recording', label: words.recording, sentence: words.recordingFigures(figures.join(', ')) }]
}

export function textAttachment(result: TextResult | undefined, words: SentWords): Attachment[] {
  if (!result) return []
  const figures = [
    words.words(result.words),
    words.sentences(result.sentences),
    ...(result.gradeLevel === null ? [] : [words.grade(Math.round(result.gradeLevel))]),
  ]
  return [{ id: 'text', label: words.text, sentence: words.textFigures(figures.join(', ')) }]
}

export function leafPrintAttachment(growth: { words: number; logs: number }, words: SentWords): Attachment[] {
  if (growth.words === 0) return []
  return [{ id: 'leafPrint', label: words.leafPrint, sentence: words.leafPrintFigures(growth) }]
}

/** The message with its attachments below. */
export function withAttachments(message: string, attached: readonly Attachment[]): string {
  return attached.length === 0 ? message : `${message}\n\n${attached.map(({ sentence }) => sentence).join('\n')}`
}
