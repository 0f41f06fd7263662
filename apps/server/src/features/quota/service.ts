import { CONVERSATION_LENGTH, CONVERSATION_TURNS, KEPT_LENGTH, ROW_LENGTH } from '@understory/contract/limits'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { countKept } from './store.ts'

const ALL_FULL =
  'You keep as much as there is room for. Delete a conversation or a kept text first; nothing was changed.'
const ONE_FULL = 'This conversation is as long as one can be. Begin a new one; nothing was lost.'

type Rows = { rows: number; length: number }

/** Extra room for figures, so that analyses still work when storage is full. */
const FIGURES_LENGTH = 1024 * 1024
/** Counting reads a row per conversation, so it is repeated only after this growth. */
const UNCOUNTED = 1024 * 1024
const OWNERS = 20_000
/** Extra room for answers that were already being generated when the conversation filled up. */
const LATE_ANSWERS: Rows = { rows: 100, length: 2 * 1024 * 1024 }
const uncounted = new Map<OwnerId, number>()

/**
 * Enforces the storage quota, which bounds search and export.
 *
 * @throws ProblemError `limit-reached`
 */
export function admitMore(database: Database, owner: OwnerId, more: Rows): Promise<void> {
  return admit(database, owner, more, KEPT_LENGTH)
}

/** The same for figures without text, with a little more room. */
export function admitFigures(database: Database, owner: OwnerId, more: Rows): Promise<void> {
  return admit(database, owner, more, KEPT_LENGTH + FIGURES_LENGTH)
}

const weightOf = ({ rows, length }: Rows) => length + ROW_LENGTH * rows

async function admit(database: Database, owner: OwnerId, more: Rows, most: number): Promise<void> {
  const added = weightOf(more)
  const left = (uncounted.get(owner) ?? 0) - added
  if (left >= 0) {
    uncounted.set(owner, left)
    return
  }
  // Otherwise concurrent transactions would each see the same room.
  await holdOwner(database, owner)
  const kept = weightOf(await countKept(database, owner)) + added
  if (kept > most) throw new ProblemError('limit-reached', ALL_FULL)
  const [oldest] = uncounted.keys()
  if (uncounted.size >= OWNERS && oldest !== undefined) uncounted.delete(oldest)
  uncounted.set(owner, Math.max(0, Math.min(UNCOUNTED, KEPT_LENGTH - kept)))
}

/** Adds to the cached count without checking, as for an answer that already exists. */
export function noteMore(owner: OwnerId, more: Rows): void {
  const left = uncounted.get(owner)
  if (left !== undefined) uncounted.set(owner, Math.max(0, left - weightOf(more)))
}

/** @throws ProblemError `limit-reached` when the conversation would be too long */
export function admitLonger({ rows, length }: Rows): void {
  if (length > CONVERSATION_LENGTH || rows > CONVERSATION_TURNS) throw new ProblemError('limit-reached', ONE_FULL)
}

/** The same for imports, including answers that came when it was full. */
export function admitWhole({ rows, length }: Rows): void {
  admitLonger({ rows: rows - LATE_ANSWERS.rows, length: length - LATE_ANSWERS.length })
}
