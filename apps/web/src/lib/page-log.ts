/** Something that happened on this page, by code; never a text that somebody wrote. `at` in milliseconds since 1970. */
export type PageEvent = { at: number; what: string; code: string }

const KEPT = 50

let events: readonly PageEvent[] = []
const listeners = new Set<() => void>()

/** Remembers an event in this page's memory, where Privacy shows it. Nothing goes to the console or a server. */
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
