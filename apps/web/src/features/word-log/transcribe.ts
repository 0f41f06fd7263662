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
  const { transcript } = await sendVoice({ wav: take.wav, context: 'Personal' }, { idempotencyKey: take.id, signal })
  return transcript.trim()
}
