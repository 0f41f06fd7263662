import { hash } from 'node:crypto'

/** SHA-256 as hex: for values to recognize but not to reveal. */
export function sha256(what: string | Uint8Array): string {
  return hash('sha256', what)
}

/** The same for megabytes, off the event loop. */
export async function sha256Beside(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}
