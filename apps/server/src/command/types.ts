import type { Readable } from 'node:stream'

export type Console = {
  input: Readable
  /** Resolves when more may be written. */
  write: (text: string) => Promise<void>
  complain: (sentence: string) => void
}

/** Runs with its arguments; returns the exit status. */
export type Command = (given: string[], console: Console) => Promise<number>

/** Invalid input; the message is a sentence for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
