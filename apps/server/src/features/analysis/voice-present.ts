import type { VoiceReply } from '@understory/contract/voice-analysis'
import type { VoiceMeasuresWire } from '@understory/contract/voice-measures'
import type { VoiceScoresWire } from '@understory/contract/voice-scores'
import { SYLLABLES_PER_WORD } from '@understory/insight/voice/bands'
import type { VoiceScores } from '@understory/insight/voice/score-types'
import type { VoiceMeasures } from '@understory/insight/voice/types'
import { points } from './voice-figures.ts'
import type { AnalyzedRecording } from './voice-service.ts'

export function presentVoiceAnalysis(recording: AnalyzedRecording): VoiceReply {
  const { id, conversationId, context, transcript, transcriptSource, transcriptWords, analysis, note } = recording
  const { measures, scores, summary, engineVersion } = analysis
  const { pace, clarity, tone, emotion } = scores
  return {
    id,
    conversationId,
    context,
    transcript,
    transcriptSource,
    transcriptWords,
    tone: {
      warmth: points(tone.warmth.value),
      confidence: points(tone.confidence.value),
      formality: points(tone.formality.value),
    },
    clarity: { score: points(clarity.value) },
    words: {
      count: wordCount(measures),
      perMinute: points(measures.wordsPerMinute),
      isEstimated: measures.words === null,
    },
    pace: { score: points(pace.value), assessment: pace.assessment, band: pace.band },
    emotion: { ...emotion, intensity: points(emotion.intensity) },
    summary: note === null ? summary : `${summary} ${note}`,
    duration: rounded(measures.durationSeconds),
    reasons: [...(note === null ? [] : [note]), ...scores.reasons],
    scores: presentScores(scores),
    measures: presentMeasures(measures),
    engineVersion,
  }
}

/** Estimated from syllables when there is no transcript. */
function wordCount({ words, syllables }: VoiceMeasures): number | null {
  if (words !== null) return words
  return syllables === null || syllables === 0 ? null : Math.round(syllables / SYLLABLES_PER_WORD)
}

function presentScores({ reasons: _, ...scores }: VoiceScores): VoiceScoresWire {
  return JSON.parse(JSON.stringify(scores, tidy))
}

function presentMeasures(measures: VoiceMeasures): VoiceMeasuresWire {
  return JSON.parse(JSON.stringify(measures, tidy))
}

// Finer than the precision of any measure; shares need the fourth digit.
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

const tidy = (_key: string, value: unknown) => (typeof value === 'number' ? rounded(value) : value)
