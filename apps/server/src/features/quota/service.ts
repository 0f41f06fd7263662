import { CONVERSATION_LENGTH, CONVERSATION_TURNS, KEPT_LENGTH, ROW_LENGTH } from '@understory/contract/limits'
import { holdOwner } from '../../db/hold-owner.ts'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { countKept } from './store.ts'

const ALL_FULL =
  'You keep as much as there is room for. Delete a conversation or a kept text first; nothing was changed.'
const ONE_FULL = 'This conversation is as long as one can be. Begin a new one; nothing was lost.'

/** So many rows, and UTF-16 units in them. */
type Rows = { rows: number; length: number }

/** What figures may take beyond `KEPT_LENGTH`, so that whoever is full is still read a text or a recording. */
const FIGURES_LENGTH = 1024 * 1024
/** Counting reads a row for each conversation, so it is done once for so much more. */
const UNCOUNTED = 1024 * 1024
const OWNERS = 20_000
/** Answers of a model that were on their way while a conversation got full are kept: no more than these. */
const LATE_ANSWERS: Rows = { rows: 100, length: 2 * 1024 * 1024 }
const uncounted = new Map<OwnerId, number>()

/**
 * Holds what one owner keeps to what can be searched and exported without holding up everybody else.
 *
 * @throws ProblemError `limit-reached`
 */
export function admitMore(database: Database, owner: OwnerId, more: Rows): Promise<void> {
  return admit(database, owner, more, KEPT_LENGTH)
}

/** The same for figures of which no words are kept: they may take a little more. */
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
  // Several units that count at once would each find the room that is there for one.
  await holdOwner(database, owner)
  const kept = weightOf(await countKept(database, owner)) + added
  if (kept > most) throw new ProblemError('limit-reached', ALL_FULL)
  const [oldest] = uncounted.keys()
  if (uncounted.size >= OWNERS && oldest !== undefined) uncounted.delete(oldest)
  uncounted.set(owner, Math.max(0, Math.min(UNCOUNTED, KEPT_LENGTH - kept)))
}

/** Notes what is kept in any case, as an answer that a model has given already: the next that comes is held against it. */
export function noteMore(owner: OwnerId, more: Rows): void {
  const left = uncounted.get(owner)
  if (left !== undefined) uncounted.set(owner, Math.max(0, left - weightOf(more)))
}

/** @throws ProblemError `limit-reached` for a conversation that would be longer than one may be */
export function admitLonger({ rows, length }: Rows): void {
  if (length > CONVERSATION_LENGTH || rows > CONVERSATION_TURNS) throw new ProblemError('limit-reached', ONE_FULL)
}

/** The same for a conversation from elsewhere: what was exported comes back, with the answers that came when it was full. */
export function admitWhole({ rows, length }: Rows): void {
  admitLonger({ rows: rows - LATE_ANSWERS.rows, length: length - LATE_ANSWERS.length })
}
