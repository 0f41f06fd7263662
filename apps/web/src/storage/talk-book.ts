import type { Talk, TalkFields } from '@understory/contract/talks'
import { type StoredValue, storedValue } from './key.ts'

/**
 * The talks as this browser last knew them, so that they open without a network, and the changes that the server does not
 * have yet, by the id of their talk.
 */
type TalkBook = {
  readonly talks: readonly Talk[]
  readonly waiting: Readonly<Record<string, Partial<TalkFields>>>
  /** How many answers of the server went into it, in all tabs: a list that was asked for before the last one is old. */
  readonly settled: number
}

const EMPTY: TalkBook = { talks: [], waiting: {}, settled: 0 }

const stored = storedValue<TalkBook>('understory.talks', EMPTY, decode, JSON.stringify)

/** What the browser refused to keep. It is sent from this page all the same. */
let held: TalkBook | undefined

export const talkBook: StoredValue<TalkBook> = {
  ...stored,
  read: () => held ?? stored.read(),
  write: (book) => {
    held = book
    const isKept = stored.write(book)
    if (isKept) held = undefined
    // The server has the talks; what waits is here alone.
    else stored.write({ ...book, talks: [] })
    return isKept
  },
}

/** Whether what waits goes with this page, because the browser has no room or keeps nothing. */
export const isHeldByPage = () => held !== undefined

function decode(text: string): TalkBook | undefined {
  try {
    const { talks, waiting, settled = 0 } = JSON.parse(text)
    const isWhole = Array.isArray(talks) && typeof waiting === 'object' && waiting !== null
    return isWhole ? { talks: talks.filter(isTalk), waiting: fitting(waiting), settled } : undefined
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
