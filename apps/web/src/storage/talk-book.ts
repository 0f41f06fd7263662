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
    return isWhole ? { talks: talks.filter(isTalk), waiting: fitting(waiting), mark } : undefined
  } catch {
    return undefined
  }
}

const TEXTS = ['id', 'who', 'about', 'goodEnd', 'where', 'fear', 'opening', 'limit', 'draft', 'worked'] as const
const LISTS = ['openings', 'points', 'answers', 'rehearsed', 'takes'] as const

/** One that another version kept otherwise is left out: the server's list brings it back. */
function isTalk(item: unknown): item is Talk {
  const talk = (item ?? {}) as Partial<Record<keyof Talk, unknown>>
  return TEXTS.every((name) => typeof talk[name] === 'string') && LISTS.every((name) => Array.isArray(talk[name]))
}

/** Changes whose lists are lists. */
function fitting(waiting: object): TalkBook['waiting'] {
  return Object.fromEntries(
    Object.entries(waiting).filter(
      ([, change]) => change && LISTS.every((name) => change[name] === undefined || Array.isArray(change[name])),
    ),
  )
}

export const forgetTalks = () => talkBook.write(EMPTY)
