import { isLoopbackName } from '../http/caller.ts'
import {
  endedBy,
  TRANSCRIBE_MILLISECONDS,
  TRANSCRIPT_BYTES,
  type Transcriber,
  TranscriberError,
} from './transcriber.ts'
import { readVerboseJson } from './transcript.ts'

export type EndpointSettings = {
  /** As OpenAI clients take it, including `/v1`. */
  baseUrl: URL
  apiKey: string | undefined
  model: string
}

/** Newer models reject word timestamps and support plain JSON only. */
const FORMATS = ['verbose_json', 'json'] as const
type Format = (typeof FORMATS)[number]

/** A transcriber that calls an OpenAI-compatible `/audio/transcriptions`. */
export function endpointTranscriber(settings: EndpointSettings, milliseconds = TRANSCRIBE_MILLISECONDS): Transcriber {
  const { host } = settings.baseUrl
  let format: Format = FORMATS[0]
  return {
    name: `${settings.model} at ${host}`,
    leaves: isLoopbackName(settings.baseUrl.hostname) ? null : `Recordings are sent to ${host} to be written down.`,
    transcribe: async (wav, signal) => {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
      let { status, body } = await send(settings, wav, format, bounded)
      if ((status === 400 || status === 422) && format === 'verbose_json') {
        const plain = await send(settings, wav, 'json', bounded)
        if (plain.status === 200) format = 'json'
        ;({ status, body } = plain)
      }
      const transcript = status === 200 ? readVerboseJson(body) : undefined
      if (!transcript) throw new TranscriberError('refused')
      return transcript
    },
  }
}

type Answer = { status: number; body: string }

async function send(
  { baseUrl, apiKey, model }: EndpointSettings,
  wav: Uint8Array<ArrayBuffer>,
  format: Format,
  signal: AbortSignal,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([wav], { type: 'audio/wav' }), 'recording.wav')
  form.set('model', model)
  form.set('response_format', format)
  if (format === 'verbose_json') form.append('timestamp_granularities[]', 'word')
  try {
    const response = await fetch(`${baseUrl.href.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
      // A redirect would send the recording to another host.
      redirect: 'error',
      signal,
    })
    return { status: response.status, body: await bodyOf(response) }
  } catch (error) {
    if (error instanceof TranscriberError) throw error
    throw endedBy(signal, 'unreachable')
  }
}

async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > TRANSCRIPT_BYTES) throw new TranscriberError('refused')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
