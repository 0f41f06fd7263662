import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal letters: how the tables keep what they must know again and must not give away. */
export function sha256(what: string | Uint8Array): string {
  return createHash('sha256').update(what).digest('hex')
}
