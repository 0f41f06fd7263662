import type { Readable } from 'node:stream'

export type Console = {
  input: Readable
  /** Resolves when more may be written. */
  write: (text: string) => Promise<void>
  /** One sentence for standard error. */
  complain: (sentence: string) => void
}

/** A command over its arguments; gives the exit status. */
export type Command = (given: string[], console: Console) => Promise<number>

/** Something given cannot be used; the message is a sentence for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
