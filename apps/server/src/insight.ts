import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Command } from './command/types.ts'

const USAGE = `Measures what people write and say, in files.

  npm run --silent insight -- text [FILE…] [--context NAME] [--json | --jsonl] [--words]
  npm run --silent insight -- voice FILE.wav… [--transcript FILE…] [--context NAME] [--json]

For "-", and for text without a FILE, it reads standard input. --json prints one object for each input; --jsonl reads
lines of {"id", "text"} and prints a line for each. --words scores by the words alone: less exact, many times faster.
Several recordings take as many transcripts, in the same order.
`

/** Loaded on demand: each has models of its own. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  text: async () => (await import('./command/text.ts')).runText,
  voice: async () => (await import('./command/voice.ts')).runVoice,
}

const [name = '', ...given] = process.argv.slice(2)
process.exitCode = await run(name, given)

/** Exit status: 0, or 2 when an input can't be used. */
async function run(name: string, given: string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    process.stdout.write(USAGE)
    return 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    process.stderr.write(`${name === '' ? 'Say what to measure.' : `There is no command "${name}".`}\n\n${USAGE}`)
    return 2
  }
  const command = await load()
  return command(given, {
    input: process.stdin,
    write: outputTo(process.stdout),
    complain: (sentence) => process.stderr.write(`${sentence}\n`),
  })
}

/** Writes with backpressure. A closed pipe, as of `head`, ends the process quietly. */
function outputTo(stream: Writable): (text: string) => Promise<void> {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain')
  }
}
