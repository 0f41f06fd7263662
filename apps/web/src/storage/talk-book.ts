import type { Talk, TalkFields } from '@understory/contract/talks'
import { storedValue } from './key.ts'

/**
 * The talks as this browser last knew them, so that they open without a network, and the changes that the server does not
 * have yet, by the id of their talk.
 */
type TalkBook = {
  readonly talks: readonly Talk[]
  readonly waiting: Readonly<Record<string, Partial<TalkFields>>>
  /** The forest that they belong to. */
  readonly mark: string
}

const EMPTY: TalkBook = { talks: [], waiting: {}, mark: '' }

export const talkBook = storedValue<TalkBook>('understory.talks', EMPTY, decode, JSON.stringify)

function decode(text: string): TalkBook | undefined {
  try {
    const { talks, waiting, mark } = JSON.parse(text)
    const isWhole = Array.isArray(talks) && typeof waiting === 'object' && waiting !== null && typeof mark === 'string'
    return isWhole ? { talks: talks.filter((talk) => typeof talk?.id === 'string'), waiting, mark } : undefined
  } catch {
    return undefined
  }
}

export const forgetTalks = () => talkBook.write(EMPTY)
