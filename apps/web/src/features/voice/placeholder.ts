import type { VoiceReading } from '../../api/voice-reading.ts'

const NEUTRAL = 50

/** What stands in for a result when the service failed: neutral scores, marked as not measured and never kept. */
export function placeholderReading(summary: string, durationSeconds: number): VoiceReading {
  return {
    transcript: '',
    tone: { warmth: NEUTRAL, confidence: NEUTRAL, formality: NEUTRAL },
    clarity: { score: NEUTRAL },
    pace: { score: NEUTRAL },
    summary,
    duration: durationSeconds,
  }
}
