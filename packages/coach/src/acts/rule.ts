import type { Language } from '../read/language.ts'
import type { Reading } from '../read/reading.ts'
import type { Act } from '../types.ts'

/** What went before, as far as acts depend on it. */
export type Before = {
  /** We offered a phrase or a step in this conversation. */
  advised: boolean
  /** Our last turn ended in this question. */
  question?: string
  /** There is a text of either side that could be changed. */
  text: boolean
  /** Messages of the person so far, folded. */
  earlier: readonly string[]
  /** How often the person asked only to be heard. */
  venting: boolean
}

export type Message = {
  reading: Reading
  /** The person's own telling, in reading copy. */
  text: string
  words: number
  language: Language
  gibberish: boolean
  before: Before
}

/** One ordered rule: the first whose test holds names the act. `yes` and `no` are its own test sentences. */
export type Rule = {
  act: Act
  test: (message: Message) => boolean
  /** What must have gone before for the sentences of `yes`. */
  after?: 'advice' | 'question' | 'yes-no' | 'vent' | 'twice'
  yes: readonly string[]
  no: readonly string[]
}

/** Folded form under which a repeated message is known again. */
export const foldMessage = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
