import type { Watched } from './changes.ts'
import type { Store } from './store.ts'

/** What an entry holds beside its value, about: its key, its place, the value's own head. */
const ENTRY_BYTES = 512

type Options<Value> = {
  /** Of which tables the values are made, alone. */
  from: readonly Watched[]
  /** What all of it may hold; what was kept longest goes first. */
  mostBytes: number
  bytesOf: (value: Value) => number
}

/** What is kept under a key; else reads it, and keeps what it gives unless that is undefined. */
type Kept<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>

/**
 * Keeps in memory what was read from the database, until a row under the same key changes: at any time it is what reading
 * again would give. That holds where this process alone writes; on PostgreSQL others do, so there each call reads.
 */
export function keepRead<Value>(store: Store, { from, mostBytes, bytesOf }: Options<Value>): Kept<Value> {
  if (!store.changes) return (_key, read) => read()
  const kept = new Map<string, Value>()
  let bytes = 0
  let changes = 0
  store.changes(from, (key) => {
    changes++
    drop(key)
  })
  return async (key, read) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const before = changes
    const value = await read()
    // What began before a change and ended after it may be half of each.
    if (value !== undefined && changes === before) keep(key, value)
    return value
  }

  function keep(key: string, value: Value): void {
    drop(key)
    kept.set(key, value)
    bytes += ENTRY_BYTES + bytesOf(value)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    bytes -= ENTRY_BYTES + bytesOf(value)
  }
}
