import type { ModelChoice } from '@understory/contract/models'
import { ApiError } from '../../api/error.ts'
import { tryModel } from '../../api/models.ts'
import type { Trial } from '../../lib/browser-model/types.ts'
import type { modelWords } from '../../lib/words/en/model.ts'
import type { Words } from '../../lib/words/use-words.ts'

/** Tests a model through the server, which stores nothing. */
export async function tryThroughServer(choice: ModelChoice, words: Words<typeof modelWords>): Promise<Trial> {
  try {
    const tested = await tryModel(choice)
    if (tested.outcome === 'failed') return { problem: tested.problem }
    return { milliseconds: tested.firstWordsMilliseconds, answer: tested.answer }
  } catch (error) {
    return { problem: problemOf(error, words) }
  }
}

function problemOf(error: unknown, words: Words<typeof modelWords>): string {
  if (!(error instanceof ApiError)) return words.test.failed
  if (error.status === 429 && error.retryAfterSeconds) return waitOf(error.retryAfterSeconds, words.operator)
  return error.code === 'not-allowed' ? words.ended : (error.sentence ?? words.test.failed)
}

/** A waiting time, rounded to minutes if long. */
export function waitOf(seconds: number, words: Words<typeof modelWords>['operator']): string {
  return seconds < 120 ? words.waitSeconds(seconds) : words.waitMinutes(Math.ceil(seconds / 60))
}
