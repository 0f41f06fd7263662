import { CONVERSATION_LENGTH, KEPT_LENGTH } from '@understory/contract/limits'
import type { Database } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { keptLength, ROW_LENGTH } from './store.ts'

const ALL_FULL =
  'You keep as much as there is room for. Delete a conversation or a kept text first; nothing was changed.'
const ONE_FULL = 'This conversation is as long as one can be. Begin a new one; nothing was lost.'

/** What figures may take beyond `KEPT_LENGTH`, so that whoever is full is still read a text or a recording. */
const FIGURES_LENGTH = 1024 * 1024
/** Counting reads a row for each conversation, so it is done once for so much more. */
const UNCOUNTED = 1024 * 1024
const OWNERS = 20_000
const uncounted = new Map<OwnerId, number>()

/** What shall be kept: so many rows, and UTF-16 units in them. */
type Added = { rows: number; length: number }

/**
 * Holds what one owner keeps to what can be searched, exported and brought in elsewhere without holding up everybody else.
 *
 * @throws ProblemError `limit-reached`
 */
export function admitMore(database: Database, owner: OwnerId, added: Added): Promise<void> {
  return admit(database, owner, added, KEPT_LENGTH)
}

/** The same for figures of which no words are kept: they may take a little more. */
export function admitFigures(database: Database, owner: OwnerId, added: Added): Promise<void> {
  return admit(database, owner, added, KEPT_LENGTH + FIGURES_LENGTH)
}

async function admit(database: Database, owner: OwnerId, { rows, length }: Added, most: number): Promise<void> {
  const added = length + ROW_LENGTH * rows
  const left = (uncounted.get(owner) ?? 0) - added
  if (left >= 0) {
    uncounted.set(owner, left)
    return
  }
  const kept = (await keptLength(database, owner)) + added
  if (kept > most) throw new ProblemError('limit-reached', ALL_FULL)
  const [oldest] = uncounted.keys()
  if (uncounted.size >= OWNERS && oldest !== undefined) uncounted.delete(oldest)
  uncounted.set(owner, Math.max(0, Math.min(UNCOUNTED, KEPT_LENGTH - kept)))
}

/** @throws ProblemError `limit-reached` for a conversation that would be longer than one may be */
export function admitLonger(length: number): void {
  if (length > CONVERSATION_LENGTH) throw new ProblemError('limit-reached', ONE_FULL)
}
