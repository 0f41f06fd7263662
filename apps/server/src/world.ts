import { randomBytes, randomUUIDv7 } from 'node:crypto'

/** Clock and random ids, injected for tests. */
export type World = {
  now: () => Date
  /** Monotonic milliseconds for limits and timeouts. */
  elapsed: () => number
  /** A row id. Starts with the time, so that rows created together share index pages. */
  id: () => string
  /** A 256-bit secret. */
  token: () => string
}

export const realWorld: World = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  id: randomUUIDv7,
  token: () => randomBytes(32).toString('base64url'),
}
