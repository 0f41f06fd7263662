import type { onRequestHookHandler } from 'fastify'
import { whenDone } from './leaving.ts'

type LeastPace = { bytesPerSecond: number; graceMilliseconds?: number; everyMilliseconds?: number }

/** Disconnects clients that send a body too slowly, so that they can't hold every place. */
export function cutSlowBodies({
  bytesPerSecond,
  graceMilliseconds = 10_000,
  everyMilliseconds = 1000,
}: LeastPace): onRequestHookHandler {
  return ({ raw }, reply, done) => {
    const { socket } = raw
    const before = socket.bytesRead
    const started = performance.now()
    const watch = setInterval(() => {
      const milliseconds = performance.now() - started
      if (raw.complete) clearInterval(watch)
      else if (milliseconds > graceMilliseconds) {
        const rate = ((socket.bytesRead - before) / milliseconds) * 1000
        if (rate < bytesPerSecond) socket.destroy()
      }
    }, everyMilliseconds).unref()
    whenDone(reply, () => clearInterval(watch))
    done()
  }
}
