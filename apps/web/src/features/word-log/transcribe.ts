import { sendVoice } from '../../api/voice.ts'
import type { Take } from '../../recorder/types.ts'

/**
 * A recording's transcript, by the browser or the server.
 * @returns '' if neither can transcribe or nothing was understood
 * @throws ApiError, MalformedReplyError if the server fails
 */
export async function transcribe(take: Take, hasTranscriber: boolean, signal: AbortSignal): Promise<string> {
  const heard = take.heard.trim()
  if (heard !== '' || !hasTranscriber) return heard
  const { transcript } = await sendVoice({ wav: take.wav, context: 'Personal' }, { idempotencyKey: take.id, signal })
  return transcript.trim()
}
