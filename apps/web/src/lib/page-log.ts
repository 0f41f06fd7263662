/** A page event by code, never with a person's text. `at` in milliseconds since 1970. */
export type PageEvent = { at: number; what: string; code: string }

const KEPT = 50

let events: readonly PageEvent[] = []
const listeners = new Set<() => void>()

/** Records an event in memory, shown under Privacy; nothing is logged or sent. */
export function recordEvent(what: string, code: string): void {
  events = [{ at: Date.now(), what, code }, ...events].slice(0, KEPT)
  for (const listener of listeners) listener()
}

export function recordedEvents(): readonly PageEvent[] {
  return events
}

export function onRecordedEvent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
