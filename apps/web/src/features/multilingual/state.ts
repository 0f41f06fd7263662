import type { Forms } from '@understory/contract/translation'
import type { LanguageCode } from '@understory/forest/phrases/languages'
import type { Answer, Told } from './ask.ts'

/** Source of a translation: a translator, the person, or the text from before a swap. */
type Author = 'service' | 'browser' | 'phrase-book' | 'person' | 'swap'
/** `mayRetry` is false if only the phrase book translates and doesn't have the words. */
type Failure = { why: string; mayRetry: boolean }
/** `phrase`: the matched phrase, if it isn't the exact text. */
type Translation =
  | { status: 'idle' }
  | { status: 'translating' }
  | (Told & { status: 'done'; text: string; by: Author; phrase?: string | undefined; forms?: Forms | undefined })
  | (Told & Failure & { status: 'failed' })

export type Practice = {
  text: string
  from: LanguageCode
  to: LanguageCode
  /** Requested gendered forms. */
  wanted: Forms
  /** Translates at once and keeps the result, because only the form changes. */
  isReformed: boolean
  /** The other box's text from before a swap, which translates the current one. */
  behind?: string | undefined
  translation: Translation
}

export const START: Practice = {
  text: '',
  from: 'en',
  to: 'es',
  wanted: {},
  isReformed: false,
  translation: { status: 'idle' },
}

export type Step =
  | { type: 'written'; text: string }
  | { type: 'chosen'; side: 'from' | 'to'; language: LanguageCode }
  | { type: 'formed'; forms: Forms }
  | { type: 'swapped' }
  | { type: 'asked' }
  | { type: 'answered'; answer: Extract<Answer, { isTranslated: true }> }
  | { type: 'replaced'; text: string }
  | ({ type: 'failed'; answer: Told } & Failure)
  | { type: 'cleared' }

/** Changing the question clears the result. */
const ANEW = { isReformed: false, behind: undefined, translation: { status: 'idle' } } as const
export function step(practice: Practice, given: Step): Practice {
  switch (given.type) {
    case 'written':
      return { ...practice, ...ANEW, text: given.text }
    case 'chosen':
      return choose(practice, given.side, given.language)
    case 'formed':
      return { ...practice, isReformed: true, wanted: { ...practice.wanted, ...given.forms } }
    case 'swapped':
      return swap(practice)
    case 'asked':
      return { ...practice, translation: { status: 'translating' } }
    case 'answered': {
      const { isTranslated: _, ...answer } = given.answer
      return { ...practice, translation: { status: 'done', ...answer } }
    }
    case 'replaced':
      return { ...practice, translation: { ...toldOf(practice), status: 'done', text: given.text, by: 'person' } }
    case 'failed':
      return { ...practice, translation: failed(practice, given.answer, given) }
    case 'cleared':
      return { ...practice, ...ANEW, text: '' }
  }
}

/** Swaps the languages and translates the result next; without one, the text stays. */
function swap(practice: Practice): Practice {
  const { text, from, to, translation } = practice
  const carried = translation.status === 'done' ? translation.text : practice.behind
  return {
    ...practice,
    ...ANEW,
    from: to,
    to: from,
    text: carried ?? text,
    behind: carried === undefined ? carried : text,
  }
}

/** Without a reverse translation, falls back to the original text. */
function failed({ behind }: Practice, told: Told, { why, mayRetry }: Failure): Translation {
  if (behind === undefined) return { ...told, status: 'failed', why, mayRetry }
  return { ...told, status: 'done', text: behind, by: 'swap' }
}

function choose(practice: Practice, side: 'from' | 'to', language: LanguageCode): Practice {
  const other = side === 'from' ? 'to' : 'from'
  const next = { ...practice, ...ANEW, [side]: language }
  return practice[other] === language ? { ...next, [other]: practice[side] } : next
}

function toldOf({ translation }: Practice): Told {
  if (translation.status !== 'done' && translation.status !== 'failed')
    return { browser: 'unavailable', hasBrowserFailed: false }
  const { browser, hasBrowserFailed, help } = translation
  return { browser, hasBrowserFailed, help }
}
