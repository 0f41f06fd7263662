import { randomBytes, randomUUID } from 'node:crypto'

/** The clock and the dice, passed in so that tests hold them still. */
export type World = {
  now: () => Date
  /** A name for a row. */
  id: () => string
  /** A secret of 256 bits. */
  token: () => string
}

export const realWorld: World = {
  now: () => new Date(),
  id: randomUUID,
  token: () => randomBytes(32).toString('base64url'),
}
