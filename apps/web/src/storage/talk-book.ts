import type { Talk, TalkFields } from '@understory/contract/talks'
import { fieldsOf, isText } from '../lib/parse-json.ts'
import { type StoredValue, storedJson } from './key.ts'

/** Talks as last loaded, for offline use, and unsent changes by talk id. */
type TalkBook = {
  readonly talks: readonly Talk[]
  readonly waiting: Readonly<Record<string, Partial<TalkFields>>>
  /** Number of server responses applied, in all tabs; a list requested before the last is outdated. */
  readonly settled: number
}

const EMPTY: TalkBook = { talks: [], waiting: {}, settled: 0 }

const stored = storedJson<TalkBook>('understory.talks', EMPTY, readBook)

/** What the browser couldn't store; this page still sends it. */
let held: TalkBook | undefined

export const talkBook: StoredValue<TalkBook> = {
  ...stored,
  read: () => held ?? stored.read(),
  write: (book) => {
    held = book
    const isKept = stored.write(book)
    if (isKept) held = undefined
    // The server has the talks, but unsent changes exist only here.
    else stored.write({ ...book, talks: [] })
    return isKept
  },
}

/** Whether unsent changes are only in memory. */
export const isHeldByPage = () => held !== undefined

function readBook(value: unknown): TalkBook | undefined {
  const { talks, waiting, settled = 0 } = fieldsOf(value)
  const isWhole = Array.isArray(talks) && typeof waiting === 'object' && waiting !== null
  return isWhole
    ? {
        talks: talks.filter(isTalk),
        waiting: fitting(waiting),
        settled: Number.isSafeInteger(settled) ? Number(settled) : 0,
      }
    : undefined
}

const TEXTS = ['id', 'who', 'about', 'goodEnd', 'where', 'fear', 'opening', 'limit', 'draft', 'worked'] as const
const LISTS = ['openings', 'points', 'answers', 'rehearsed', 'takes'] as const

/** Drops talks of another format; the server's list restores them. */
function isTalk(item: unknown): item is Talk {
  const talk = fieldsOf(item)
  return TEXTS.every((name) => isText(talk[name])) && LISTS.every((name) => Array.isArray(talk[name]))
}

function fitting(waiting: object): TalkBook['waiting'] {
  return Object.fromEntries(
    Object.entries(waiting).filter(
      ([, change]) => change && LISTS.every((name) => change[name] === undefined || Array.isArray(change[name])),
    ),
  )
}

export const forgetTalks = () => talkBook.write(EMPTY)
