import { sharedValue } from './shared-value.ts'

/** A page event by code, never with a person's text. `at` in milliseconds since 1970. */
type PageEvent = { at: number; what: string; code: string }

const KEPT = 50

/** The newest events, newest first. */
export const pageLog = sharedValue<readonly PageEvent[]>([])

/** Records an event in memory, shown under Privacy; nothing is logged or sent. */
export function recordEvent(what: string, code: string): void {
  pageLog.write([{ at: Date.now(), what, code }, ...pageLog.read()].slice(0, KEPT))
}
