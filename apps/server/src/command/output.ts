import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Writes with backpressure. A closed pipe, as of `head`, ends the process quietly. */
export function outputTo(stream: Writable): (text: string) => Promise<void> {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain')
  }
}
