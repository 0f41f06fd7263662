import type { VoiceReading } from '../../api/voice-reading.ts'

const NEUTRAL = 50

/** Neutral scores after a service failure, labeled as not measured and never stored. */
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
