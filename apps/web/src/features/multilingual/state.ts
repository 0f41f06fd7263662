import type { Part } from '@understory/contract/coaching'
import type { Forms } from '@understory/contract/translation'
import type { LanguageCode } from '@understory/forest/phrases/languages'
import type { Answer } from './ask.ts'
import type { Availability } from './browser-apis.ts'

/** Who wrote a translation: one of those that are asked, the person, or what stood in the other box before the swap. */
type Author = 'service' | 'browser' | 'phrase-book' | 'person' | 'swap'
type About = { browser: Availability; hasBrowserFailed: boolean; help?: Part | undefined }
/** `mayRetry` is false where the same words would fail again: nobody but the phrase book translates, and it lacks them. */
type Failure = { why: string; mayRetry: boolean }
/** `phrase` is the phrase of the built-in book that was translated where it is not what was written. */
type Translation =
  | { status: 'idle' }
  | { status: 'translating' }
  | (About & { status: 'done'; text: string; by: Author; phrase?: string | undefined; forms?: Forms | undefined })
  | (About & Failure & { status: 'failed' })

export type Practice = {
  text: string
  from: LanguageCode
  to: LanguageCode
  /** The forms that were chosen for phrases of the book. */
  wanted: Forms
  /** Asks at once, with the result in its place: only its form changes. */
  isReformed: boolean
  /** After a swap, what stood in the other box: it is the translation of what stands there now. */
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
  | ({ type: 'failed'; answer: About } & Failure)
  | { type: 'cleared' }

/** Whatever changes what is asked takes the result away. */
const ANEW = { isReformed: false, behind: undefined, translation: { status: 'idle' } } as const

/** The practice after a step. */
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
      return { ...practice, translation: { ...aboutOf(practice), status: 'done', text: given.text, by: 'person' } }
    case 'failed':
      return { ...practice, translation: failed(practice, given.answer, given) }
    case 'cleared':
      return { ...practice, ...ANEW, text: '' }
  }
}

/** Both languages change places, and the result is what is translated next; without one the text stays. */
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

/** Nobody translates it back: what it was translated from is still known. */
function failed({ behind }: Practice, about: About, { why, mayRetry }: Failure): Translation {
  if (behind === undefined) return { ...about, status: 'failed', why, mayRetry }
  return { ...about, status: 'done', text: behind, by: 'swap' }
}

/** The same language on both sides makes no sense: then the two change places. */
function choose(practice: Practice, side: 'from' | 'to', language: LanguageCode): Practice {
  const other = side === 'from' ? 'to' : 'from'
  const next = { ...practice, ...ANEW, [side]: language }
  return practice[other] === language ? { ...next, [other]: practice[side] } : next
}

function aboutOf({ translation }: Practice): About {
  if (translation.status !== 'done' && translation.status !== 'failed')
    return { browser: 'unavailable', hasBrowserFailed: false }
  const { browser, hasBrowserFailed, help } = translation
  return { browser, hasBrowserFailed, help }
}
