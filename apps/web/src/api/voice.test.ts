import { analyzeVoice, TRANSCRIPT_HEADER } from '@understory/contract/voice-analysis'
import { afterEach, expect, test, vi } from 'vitest'
import { sendVoice } from './voice.ts'

afterEach(() => vi.unstubAllGlobals())

const wav = new Blob([Uint8Array.of(82, 73, 70, 70, 255)], { type: 'audio/wav' })
const reading = { transcript: '', tone: {}, clarity: {} }

async function sent(more: { transcript?: string; keepTranscript?: boolean } = {}) {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) => Response.json(reading))
  vi.stubGlobal('fetch', fetch)
  const options = { idempotencyKey: 'k', signal: new AbortController().signal }
  expect(await sendVoice({ wav, context: 'Work', ...more }, options)).toEqual(reading)
  const [address, { body, headers }] = fetch.mock.calls[0] ?? ['', {}]
  return { address, body, headers: new Headers(headers) }
}

test('VOICE-05 sends the WAV file as the body, options in the query and the transcript in a header', async () => {
  const { address, body, headers } = await sent({ transcript: 'We meet at “Café Nord”.', keepTranscript: true })
  expect(body).toBe(wav)
  expect(headers.get('content-type')).toBe('audio/wav')
  expect(headers.get('idempotency-key')).toBe('k')
  expect(address).toBe(
    '/api/analyze/voice?context=Work&keepTranscript=true&isTranscriptFromDevice=false&isSecondLanguageAudience=false',
  )
  expect(decodeURIComponent(headers.get(TRANSCRIPT_HEADER) ?? '')).toBe('We meet at “Café Nord”.')
  expect((await sent()).headers.has(TRANSCRIPT_HEADER)).toBe(false)
})

test('VOICE-05 sends a transcript too long for a header as JSON with base64 audio', async () => {
  const transcript = 'слово '.repeat(400)
  const { address, body, headers } = await sent({ transcript })
  expect(address).toBe('/api/analyze/voice')
  expect(headers.get('content-type')).toBe('application/json')
  const request = analyzeVoice.body.parse(JSON.parse(String(body)))
  expect(request).toEqual({ audio: 'UklGRv8=', context: 'Work', transcript })
})
