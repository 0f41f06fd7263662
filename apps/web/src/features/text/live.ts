import type { Context } from '@understory/contract/contexts'
import type { TextAnalysis } from '@understory/insight/text/types'
import { createWorkerCall } from '../../lib/worker-call.ts'
import { startTextEngine, type TextQuestion } from '../../text-engine/text-engine.ts'
import type { Reading } from './types.ts'

const ask = createWorkerCall<TextQuestion, TextAnalysis>(startTextEngine)

/**
 * Measures a text in this browser, beside the page; nothing leaves it. The first question loads the engine.
 *
 * @returns null where this browser cannot
 */
export async function measureLive(text: string, context: Context): Promise<Reading | null> {
  const analysis = await ask({ text, context })
  if (!analysis) return null
  const { measures, engineVersion: _, ...rest } = analysis
  return { ...rest, context, metrics: measures }
}
