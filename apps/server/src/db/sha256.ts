import { hash } from 'node:crypto'

/** SHA-256 in hexadecimal letters: how the tables keep what they must know again and must not give away. */
export function sha256(what: string | Uint8Array): string {
  return hash('sha256', what)
}

/** The same of megabytes, beside the event loop. */
export async function sha256Beside(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}
