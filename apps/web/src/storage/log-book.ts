import type { DayWords, SproutLog } from '../lib/growth.ts'
import { dateOf } from '../lib/local-day.ts'
import { isStorageBlocked, type StoredValue } from './key.ts'
import { sproutDays, sproutLogs } from './sprout.ts'

const MOST_LOGS = 50

/** `refused`: the browser keeps no more, or nothing at all. `damaged`: what stands there cannot be read and is left alone. */
export type LogOutcome = 'kept' | 'refused' | 'damaged'

/** Puts an entry before all others. The words of those that fall out of the newest fifty are kept by their day. */
export function keepLog(log: SproutLog): LogOutcome {
  const logs = sproutLogs.read()
  return write([log, ...logs.items])
}

/** Takes an entry out; its words leave the total. */
export function removeLog(id: string): LogOutcome {
  return write(sproutLogs.read().items.filter((log) => log.id !== id))
}

/** Puts a removed entry back where its time belongs. */
export function restoreLog(log: SproutLog): LogOutcome {
  const { items } = sproutLogs.read()
  const newer = items.filter(({ date }) => Date.parse(date) > Date.parse(log.date))
  return write([...newer, log, ...items.slice(newer.length)])
}

/** Everything that is kept, as it stands, readable or not: what a person takes along before anything is changed. */
export function exportLogs(): string {
  return JSON.stringify({ sproutLogs: asIs(sproutLogs), sproutDays: asIs(sproutDays) }, null, 2)
}

/** Moves what cannot be read to a key of its own, so that new entries have a place. Nothing is deleted. */
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
  if (fallen.length === 0 || sproutDays.put(withFallen(days.items, fallen))) return 'kept'
  // Without room for the days the old entries must stay: their words would be lost.
  sproutLogs.write(logs)
  return 'refused'
}

function withFallen(days: readonly DayWords[], fallen: readonly SproutLog[]): readonly DayWords[] {
  const words = new Map(days.map((day) => [day.date, day.words]))
  for (const { date, wordCount } of fallen) {
    const day = dateOf(new Date(date))
    words.set(day, (words.get(day) ?? 0) + wordCount)
  }
  return [...words].map(([date, count]) => ({ date, words: count })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

function asIs(value: Pick<StoredValue<unknown>, 'text'>): unknown {
  const text = value.text()
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}
