import { createTextEngine } from '../../text-engine/text-engine.ts'
import { type Reading, readingOf } from './insights.ts'

/** A reader that has not answered by then will not: it is ended, and the person is told. */
const LONGEST_MS = 20_000
/** Enough to hear a voice, little enough to be read in a moment. */
const READ_LENGTH = 200_000

/**
 * Reads an entry in a worker of its own; the engine and its words are fetched only now.
 *
 * @throws Error when the reader cannot be loaded or does not answer
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
