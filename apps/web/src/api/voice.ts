import { queryOptions } from '@tanstack/react-query'
import type { VoiceRequest } from '@understory/contract/voice-analysis'
import { headerText } from '../lib/header-text.ts'
import { lazyEndpoints, loadModules } from './lazy-endpoints.ts'
import type { VoiceReading } from './voice-reading.ts'

const load = () => import('@understory/contract/voice-analysis')
const ask = lazyEndpoints(load)

type SentRecording = Omit<VoiceRequest, 'audio'> & { wav: Blob }
type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal }

// Bytes. Servers and proxies allow about 8 KB of headers, cookies included.
const HEADER_LENGTH = 6000

/**
 * Sends a recording as WAV with its transcript in a header, because addresses end up in logs. A longer transcript goes
 * as JSON with base64 audio.
 * @throws ApiError, MalformedReplyError
 */
export async function sendVoice({ wav, ...asked }: SentRecording, options: Options): Promise<VoiceReading> {
  const [{ analyzeVoice, TRANSCRIPT_HEADER }, { VoiceReadingSchema }, { call }] = await loadModules(() =>
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

/** Arguments of one call; more overflow the stack of some browsers. */
const AT_ONCE = 8192

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  }
  return btoa(parts.join(''))
}

/** Prefix of all queries about the owner's recordings. */
export const VOICE_TAKES_KEY = ['/api/voice-takes'] as const

/** The owner's recordings as figures, newest first; optionally of one context. */
export function voiceTakesQuery(context?: string) {
  return queryOptions({
    queryKey: [...VOICE_TAKES_KEY, context],
    queryFn: ({ signal }) => ask('listVoiceTakes', { query: { context }, signal }),
  })
}
