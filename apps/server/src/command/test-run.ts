import { Readable } from 'node:stream'
import type { Console } from './types.ts'

/** Runs a command like a shell, with these chunks on standard input. */
export async function runCommand(
  command: (given: string[], console: Console) => Promise<number>,
  given: string[],
  input: readonly (string | Uint8Array)[] = [],
) {
  let [out, complaints] = ['', '']
  const status = await command(given, {
    input: Readable.from(input.map((part) => Buffer.from(part))),
    write: async (text) => {
      out += text
    },
    complain: (sentence) => {
      complaints += `${sentence}\n`
    },
  })
  const lines = () =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  return { status, out, complaints, lines }
}
