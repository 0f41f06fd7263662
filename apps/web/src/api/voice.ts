import { queryOptions } from '@tanstack/react-query'
import type { VoiceRequest } from '@understory/contract/voice-analysis'
import { base64Of } from '../lib/base64.ts'
import { headerText } from '../lib/header-text.ts'
import { askerOf, fetchParts } from './ask.ts'
import type { VoiceReading } from './voice-reading.ts'

const load = () => import('@understory/contract/voice-analysis')
const ask = askerOf(load)

/** A recording as a WAV file, and how it is to be read. */
type SentRecording = Omit<VoiceRequest, 'audio'> & { wav: Blob }
type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal }

// Servers and proxies take headers of eight kilobytes, all in all; cookie and the browser's own need some of it.
const HEADER_LENGTH = 6000

/**
 * Sends one recording to be measured: as it is, with its transcript in a header, since addresses are written down on
 * the way. A transcript that no header holds goes as JSON, the recording as base64 beside it.
 *
 * @throws ApiError, MalformedReplyError
 */
export async function sendVoice({ wav, ...asked }: SentRecording, options: Options): Promise<VoiceReading> {
  const [{ analyzeVoice, TRANSCRIPT_HEADER }, { VoiceReadingSchema }, { call }] = await fetchParts(() =>
    Promise.all([load(), import('./voice-reading.ts'), import('./call.ts')]),
  )
  const endpoint = { ...analyzeVoice, reply: VoiceReadingSchema }
  const { transcript = '', context, keepTranscript = false, isSecondLanguageAudience = false } = asked
  const { isTranscriptFromDevice = false } = asked
  const said = headerText(transcript)
  if (said.length > HEADER_LENGTH) {
    return call(endpoint, { body: { audio: await base64Of(wav), ...asked }, ...options })
  }
  return call(endpoint, {
    file: wav,
    query: {
      context,
      keepTranscript: `${keepTranscript}`,
      isTranscriptFromDevice: `${isTranscriptFromDevice}`,
      isSecondLanguageAudience: `${isSecondLanguageAudience}`,
    },
    headers: said === '' ? {} : { [TRANSCRIPT_HEADER]: said },
    ...options,
  })
}

/** Everything that is asked of the owner's recordings. */
export const VOICE_TAKES_KEY = ['/api/voice-takes'] as const

/** The owner's recordings in figures, the newest first; of one context where it is named. */
export function voiceTakesQuery(context?: string) {
  return queryOptions({
    queryKey: [...VOICE_TAKES_KEY, context],
    queryFn: ({ signal }) => ask('listVoiceTakes', { query: { context }, signal }),
  })
}
