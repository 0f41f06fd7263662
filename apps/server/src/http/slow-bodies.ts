import type { onRequestHookHandler } from 'fastify'
import { onResponseEnd } from './leaving.ts'

type LeastPace = { bytesPerSecond: number; graceMilliseconds?: number; everyMilliseconds?: number }

/** Disconnects clients that send a body too slowly, so that they can't hold every place. */
export function disconnectSlowBodies({
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
    onResponseEnd(reply, () => clearInterval(watch))
    done()
  }
}
