import { queryOptions } from '@tanstack/react-query'
import type { VoiceRequest } from '@understory/contract/voice-analysis'
import type { VoiceReading } from './voice-reading.ts'

type Options = { idempotencyKey: string; signal: AbortSignal }

/**
 * Sends one recording to be measured.
 *
 * @throws ApiError, MalformedReplyError
 */
export async function sendVoice(body: VoiceRequest, options: Options): Promise<VoiceReading> {
  const [{ call, endpoints }, { VoiceReadingSchema }] = await Promise.all([
    import('./endpoints.ts'),
    import('./voice-reading.ts'),
  ])
  return call({ ...endpoints.analyzeVoice, reply: VoiceReadingSchema }, { body, ...options })
}

/** The owner's recordings of one context in figures, the newest first. */
export function voiceTakesQuery(context: string) {
  return queryOptions({
    queryKey: ['/api/voice-takes', context],
    queryFn: async ({ signal }) => {
      const { call, endpoints } = await import('./endpoints.ts')
      return call(endpoints.listVoiceTakes, { query: { context }, signal })
    },
  })
}
