import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Writes no faster than the reader takes it. A reader that leaves, such as `head`, ends the process quietly. */
export function outputTo(stream: Writable): (text: string) => Promise<void> {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain')
  }
}
