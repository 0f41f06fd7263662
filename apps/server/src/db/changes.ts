import type { DatabaseSync } from 'node:sqlite'

/** Tables whose changes are told, and the column that says under which key. */
const WATCHED = { sessions: 'token_hash', conversations: 'owner_id', turns: 'owner_id' } as const
export type Watched = keyof typeof WATCHED

/** From now on tells under which keys rows of these tables changed: after each commit, before anybody can read it. */
export type Changes = (tables: readonly Watched[], changed: (key: string) => void) => void

/** What notes changes: `begin` once the tables are there, `tell` when a transaction has ended, however it did. */
type ChangeNotes = { begin: () => void; changes: Changes; tell: () => void }

/**
 * Has the embedded database itself note which rows change, so that no way of writing can be forgotten, deletions that
 * follow another one among them. The triggers stand in the temporary schema of this connection, which must be the only one
 * that writes; the file holds nothing of them.
 */
export function noteChanges(connection: DatabaseSync): ChangeNotes {
  const notes = new Map<Watched, Set<string>>()
  const listeners: [tables: readonly Watched[], changed: (key: string) => void][] = []
  function watch(table: Watched): void {
    const key = WATCHED[table]
    const keys = new Set<string>()
    notes.set(table, keys)
    connection.function(`note_${table}`, (changed) => {
      keys.add(String(changed))
      return null
    })
    connection.exec(`
      CREATE TEMP TRIGGER ${table}_added AFTER INSERT ON main.${table} BEGIN SELECT note_${table}(NEW.${key}); END;
      CREATE TEMP TRIGGER ${table}_removed AFTER DELETE ON main.${table} BEGIN SELECT note_${table}(OLD.${key}); END;
      CREATE TEMP TRIGGER ${table}_changed AFTER UPDATE ON main.${table} BEGIN
        SELECT note_${table}(OLD.${key});
        SELECT note_${table}(NEW.${key}) WHERE NEW.${key} <> OLD.${key};
      END`)
  }
  return {
    begin: () => (Object.keys(WATCHED) as Watched[]).forEach(watch),
    changes: (tables, changed) => void listeners.push([tables, changed]),
    tell: () => {
      for (const [tables, changed] of listeners) {
        for (const table of tables) for (const key of notes.get(table) ?? []) changed(key)
      }
      for (const keys of notes.values()) keys.clear()
    },
  }
}
