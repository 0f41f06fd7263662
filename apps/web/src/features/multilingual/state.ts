import type { Part } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/forest/phrases/languages'

/** `phrase` is the phrase of the built-in book that was translated where it is not what was written. */
type Translation =
  | { status: 'idle' }
  | { status: 'translating' }
  | { status: 'done'; text: string; phrase?: string | undefined; help?: Part | undefined }
  | { status: 'failed'; why: string }

export type Practice = { text: string; from: LanguageCode; to: LanguageCode; translation: Translation }

export const START: Practice = { text: '', from: 'en', to: 'es', translation: { status: 'idle' } }

export type Step =
  | { type: 'written'; text: string }
  | { type: 'chosen'; side: 'from' | 'to'; language: LanguageCode }
  | { type: 'swapped' }
  | { type: 'asked' }
  | { type: 'answered'; text: string; phrase?: string | undefined; help?: Part | undefined }
  | { type: 'failed'; why: string }
  | { type: 'cleared' }

/** The practice after a step. Whatever changes what is asked takes the result away. */
export function step(practice: Practice, given: Step): Practice {
  switch (given.type) {
    case 'written':
      return { ...practice, text: given.text, translation: { status: 'idle' } }
    case 'chosen':
      return choose(practice, given.side, given.language)
    case 'swapped':
      return { ...practice, from: practice.to, to: practice.from, translation: { status: 'idle' } }
    case 'asked':
      return { ...practice, translation: { status: 'translating' } }
    case 'answered':
      return { ...practice, translation: { status: 'done', text: given.text, phrase: given.phrase, help: given.help } }
    case 'failed':
      return { ...practice, translation: { status: 'failed', why: given.why } }
    case 'cleared':
      return { ...practice, text: '', translation: { status: 'idle' } }
  }
}

/** The same language on both sides makes no sense: then the two change places. */
function choose(practice: Practice, side: 'from' | 'to', language: LanguageCode): Practice {
  const other = side === 'from' ? 'to' : 'from'
  const next = { ...practice, [side]: language, translation: { status: 'idle' } as const }
  return practice[other] === language ? { ...next, [other]: practice[side] } : next
}
