import type { Context } from '@understory/contract/contexts'
import { createTextEngine } from '../../text-engine/text-engine.ts'
import type { Reading } from './types.ts'

const engine = createTextEngine()

/**
 * Measures a text in a worker in this browser; the first call loads the engine.
 * @returns null if this browser can't
 */
export async function measureLive(text: string, context: Context): Promise<Reading | null> {
  const analysis = await engine.ask({ text, context })
  if (!analysis) return null
  const { measures, engineVersion: _, isEncoded: __, ...rest } = analysis
  return { ...rest, context, metrics: measures, sentences: 'later' }
}
