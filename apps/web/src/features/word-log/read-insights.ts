import type { TextAnalysis } from '@understory/insight/text/types'
import { createWorkerCall } from '../../lib/worker-call.ts'
import { startTextEngine, type TextQuestion } from '../../text-engine/text-engine.ts'
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
  const worker = startTextEngine()
  const ask = createWorkerCall<TextQuestion, TextAnalysis>(() => worker)
  try {
    const answer = ask({ text: text.slice(0, READ_LENGTH), context: 'Personal' })
    const analysis = await Promise.race([answer, noAnswer()])
    if (!analysis) throw new Error('The reader could not be loaded, or gave no answer.')
    return readingOf(analysis)
  } finally {
    worker.terminate()
  }
}

function noAnswer(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_MS))
}
