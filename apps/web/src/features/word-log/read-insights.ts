import { createTextEngine } from '../../text-engine/text-engine.ts'
import { type Reading, readingOf } from './insights.ts'

/** Milliseconds until the worker is given up. */
const LONGEST_MS = 20_000
/** UTF-16 units; enough for a stable result in short time. */
const READ_LENGTH = 200_000

/**
 * Analyzes an entry in a worker, loaded on demand.
 * @throws Error if the worker can't load or doesn't respond
 */
export async function readInsights(text: string): Promise<Reading> {
  const engine = createTextEngine()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_MS)
  })
  try {
    const analysis = await Promise.race([
      engine.ask({ text: text.slice(0, READ_LENGTH), context: 'Personal' }),
      tooLate,
    ])
    if (!analysis) throw new Error('The reader could not be loaded, or gave no answer.')
    return readingOf(analysis)
  } finally {
    clearTimeout(timer)
    engine.end()
  }
}
