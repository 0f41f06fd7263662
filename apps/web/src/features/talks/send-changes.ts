import type { Part } from '@understory/contract/coaching'
import type { Talk, TalkFields, TalkTake } from '@understory/contract/talks'
import { useSyncExternalStore } from 'react'
import { onReconnect } from '../../api/connection.ts'
import { ApiError, codeOf } from '../../api/error.ts'
import { sendChange } from '../../api/talks.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { talkBook } from '../../storage/talk-book.ts'

/** After the last letter, so that a sentence is one request. */
const PAUSE_MS = 700
const AGAIN_MS = 15_000
const TAKES_KEPT = 10

/** How the changes of this tab stand with the server; `help` stands beside what is written of a talk. */
type Sending = {
  state: 'saved' | 'saving' | 'waits'
  /** Talks whose last change the server refused. It is sent again when more is written. */
  refused: ReadonlySet<string>
  help: Readonly<Record<string, Part | undefined>>
}

let sending: Sending = { state: 'saved', refused: new Set(), help: {} }
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
const listeners = new Set<() => void>()

function set(next: Partial<Sending>): void {
  sending = { ...sending, ...next }
  for (const listener of listeners) listener()
}

export const stateOf = (id: string): Sending['state'] | 'refused' =>
  sending.refused.has(id) ? 'refused' : sending.state

/** How the changes of one talk stand, and the help for what is written of it. */
export function useSending(id: string): { state: ReturnType<typeof stateOf>; help: Part | undefined } {
  const { help } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sending,
    () => sending,
  )
  return { state: stateOf(id), help: help[id] }
}

export const showHelp = (id: string, help: Part | undefined) => set({ help: { ...sending.help, [id]: help } })

/** Keeps a change in this browser at once and sends it when nothing more comes. */
export function writeTalk(id: string, change: Partial<TalkFields>): void {
  const book = talkBook.read()
  talkBook.write({ ...book, waiting: { ...book.waiting, [id]: { ...book.waiting[id], ...change } } })
  const refused = new Set(sending.refused)
  refused.delete(id)
  set({ refused, state: sending.state === 'waits' ? 'waits' : 'saving' })
  sendAfter(PAUSE_MS)
}

/** Lays a recording of the opening beside the earlier ones of its talk. */
export function addTake(id: string, take: Omit<TalkTake, 'at'>): void {
  const { talks, waiting } = talkBook.read()
  const known = waiting[id]?.takes ?? talks.find((talk) => talk.id === id)?.takes
  if (known) writeTalk(id, { takes: [...known, { ...take, at: new Date().toISOString() }].slice(-TAKES_KEPT) })
}

function sendAfter(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendAll(), milliseconds)
}

/** One tab sends at a time, so that none overwrites with an older letter. Without a secure address there are no locks. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('understory.talks', work) : work()

/** Sends what waits, one talk after another. Ends when nothing waits any more or the server is out of reach. */
export function sendAll(): Promise<void> {
  running ??= sendWaiting().finally(() => {
    running = undefined
  })
  return running
}

async function sendWaiting(): Promise<void> {
  try {
    await alone(async () => {
      for (let next = firstWaiting(); next; next = firstWaiting()) await send(...next)
    })
    if (sending.state !== 'saved') set({ state: 'saved' })
  } catch (error) {
    recordEvent('talk', codeOf(error))
    set({ state: 'waits' })
    sendAfter(AGAIN_MS)
  }
}

const firstWaiting = () => Object.entries(talkBook.read().waiting).find(([id]) => !sending.refused.has(id))

async function send(id: string, change: Partial<TalkFields>): Promise<void> {
  try {
    const { help, ...talk } = await sendChange(id, change, sending.state === 'waits')
    settle(id, change, talk)
    showHelp(id, help)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) throw error
    recordEvent('talk', codeOf(error))
    // What is gone can be kept nowhere; whatever else was refused stays here with what was written.
    if (error.code === 'not-found') settle(id, change, undefined)
    set({ refused: new Set([...sending.refused, id]) })
  }
}

/** What was sent waits no more; what was written meanwhile still does. */
function settle(id: string, sent: Partial<TalkFields>, talk: Talk | undefined): void {
  const book = talkBook.read()
  const { [id]: now = {}, ...others } = book.waiting
  const left = Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(sent[field as keyof TalkFields]) !== JSON.stringify(value),
    ),
  )
  const waiting = Object.keys(left).length > 0 ? { ...others, [id]: left } : others
  const talks = talk ? book.talks.map((each) => (each.id === id ? talk : each)) : book.talks
  talkBook.write({ talks, waiting, settled: book.settled + 1 })
}

onReconnect(() => void sendAll())
