import { randomBytes, randomUUIDv7 } from 'node:crypto'

/** The clock and the dice, passed in so that tests hold them still. */
export type World = {
  now: () => Date
  /** Milliseconds on a clock that nobody can set, for what lasts: limits, waiting, time-outs. */
  elapsed: () => number
  /** A name for a row. It begins with the time, so that rows made together stand together in every index and share its pages. */
  id: () => string
  /** A secret of 256 bits. */
  token: () => string
}

export const realWorld: World = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  id: randomUUIDv7,
  token: () => randomBytes(32).toString('base64url'),
}
