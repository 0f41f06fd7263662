import { sendVoice } from '../../api/voice.ts'
import type { Take } from '../../recorder/types.ts'

/**
 * The words of a recording: those that the browser heard, else those that the server's transcriber writes down.
 *
 * @returns '' where nobody can write it down, or no words came through
 * @throws ApiError, MalformedReplyError where the server could not
 */
export async function transcribe(take: Take, hasTranscriber: boolean, signal: AbortSignal): Promise<string> {
  const heard = take.heard.trim()
  if (heard !== '' || !hasTranscriber) return heard
  const body = { audio: await base64Of(take.wav), context: 'Personal', keepTranscript: false }
  const { transcript } = await sendVoice(body, { idempotencyKey: take.id, signal })
  return transcript.trim()
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The recording could not be read.'))
    reader.readAsDataURL(file)
  })
}
