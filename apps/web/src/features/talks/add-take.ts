import type { TalkTake } from '@understory/contract/talks'
import { talkBook } from '../../storage/talk-book.ts'
import { writeTalk } from './send-changes.ts'

const KEPT = 10

/** Lays a recording of the opening beside the earlier ones of its talk. */
export function addTake(id: string, take: Omit<TalkTake, 'at'>): void {
  const { talks, waiting } = talkBook.read()
  const known = waiting[id]?.takes ?? talks.find((talk) => talk.id === id)?.takes
  if (known) writeTalk(id, { takes: [...known, { ...take, at: new Date().toISOString() }].slice(-KEPT) })
}
