import { growthOf, type SproutLog } from '../lib/growth.ts'
import { parseJson } from '../lib/parse-json.ts'
import { isStorageBlocked, type StoredValue } from './key.ts'
import { sproutDays, sproutLogs } from './sprout.ts'

const MOST_LOGS = 50

/** `refused`: storage is full or blocked. `damaged`: the stored data is unreadable and left alone. */
export type LogOutcome = 'kept' | 'refused' | 'damaged'

/** Adds an entry. Entries beyond fifty are reduced to daily word counts. */
export function keepLog(log: SproutLog): LogOutcome {
  return write([log, ...sproutLogs.read().items])
}

export function removeLog(id: string): LogOutcome {
  return write(sproutLogs.read().items.filter((log) => log.id !== id))
}

export function restoreLog(log: SproutLog): LogOutcome {
  const { items } = sproutLogs.read()
  const newer = items.filter(({ date }) => Date.parse(date) > Date.parse(log.date))
  return write([...newer, log, ...items.slice(newer.length)])
}

/** The raw stored data, for download. */
export function exportLogs(): string {
  return JSON.stringify({ sproutLogs: asIs(sproutLogs), sproutDays: asIs(sproutDays) }, null, 2)
}

/** Moves unreadable data to another key, so that new entries can be saved. */
export function setDamagedAside(now: number): LogOutcome {
  return sproutLogs.setAside(now) && sproutDays.setAside(now) ? 'kept' : 'refused'
}

function write(items: readonly SproutLog[]): LogOutcome {
  const logs = sproutLogs.read()
  const days = sproutDays.read()
  if (isStorageBlocked()) return 'refused'
  if (logs.isDamaged || days.isDamaged) return 'damaged'
  if (!sproutLogs.put(items.slice(0, MOST_LOGS))) return 'refused'
  const fallen = items.slice(MOST_LOGS)
  if (fallen.length === 0 || sproutDays.put(growthOf(fallen, days.items).days)) return 'kept'
  // Old entries stay if their daily counts can't be stored.
  sproutLogs.write(logs)
  return 'refused'
}

function asIs(value: Pick<StoredValue<unknown>, 'text'>): unknown {
  const text = value.text()
  if (text === null) return null
  const parsed = parseJson(text)
  return parsed === undefined ? text : parsed
}
