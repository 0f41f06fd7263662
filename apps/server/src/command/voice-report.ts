import type { VoiceAnalysis } from '@understory/insight/analyze-voice'
import { toneThird } from '@understory/insight/voice/score-tone'
import type { VoiceScore } from '@understory/insight/voice/score-types'
import type { Trust } from '@understory/insight/voice/types'
import { clock, headOf, type Report, WIDE } from './report.ts'

export function voiceReport({ measures, scores, summary }: VoiceAnalysis, report: Report): string {
  const { trust, pausing, pitch } = measures
  const lines = [
    ...headOf(report),
    summary,
    '',
    `Context       ${report.context}`,
    `Length        ${clock(measures.durationSeconds)}, ${figure(measures.speechSeconds, 's')} of it speech`,
    row(
      'Pace',
      measures.wordsPerMinute,
      `words a minute${measures.isWordRateEstimated ? ', estimated' : ''}`,
      trust.wordsPerMinute,
      0,
    ),
    row('Syllables', measures.syllables, '', trust.syllables, 0),
    row('Articulation', measures.articulationRate, 'syllables a second of speech', trust.articulationRate),
    row('Speech rate', measures.speechRate, 'syllables a second, pauses included', trust.speechRate),
    `Pauses        ${pausing ? `${pausing.count}, ${figure(pausing.share * 100, '%', 0)} of the talk` : (trust.pauses.reason ?? 'none')}`,
    ...measures.pauses.map(({ start, end }) => `              ${clock(start, 1)} for ${figure(end - start, 's')}`),
    row('Pitch', pitch.medianHz, 'Hz in the middle', trust.pitchMedian, 0),
    row('Movement', pitch.spreadSemitones, 'semitones around it', trust.pitchSpread, 1),
    row('Loudness', measures.loudnessLufs, 'LUFS', trust.loudness, 1),
    `Background    ${measures.noise.snrDb === null ? 'could not be measured' : `${figure(measures.noise.snrDb, 'dB', 0)} under the voice`}`,
    `Cut off       ${figure(measures.clipShare * 100, '%')}`,
    '',
    scoreRow('Pace', scores.pace),
    scoreRow('Clarity', scores.clarity),
    scoreRow('Fluency', scores.fluency),
    scoreRow('Warmth', scores.tone.warmth),
    scoreRow('Confidence', scores.tone.confidence),
    scoreRow('Formality', scores.tone.formality),
    `${label('Emotion')}${scores.emotion.primary ?? `none: ${scores.emotion.reason ?? 'none stands out'}`}`,
    '',
    ...scores.reasons.map((reason) => `- ${reason}`),
  ]
  return `${lines.join('\n').trimEnd()}\n\n`
}

const label = (name: string) => name.padEnd(14)

function row(name: string, value: number | null, unit: string, { certainty, reason }: Trust, digits = 2): string {
  if (value === null) return `${label(name)}${reason ?? 'could not be told'}`
  return `${label(name)}${figure(value, unit, digits)}${certainty === 'low' ? ' (rough)' : ''}`
}

function scoreRow(name: string, { value, low, high, reason, shownAs }: VoiceScore): string {
  if (value === null || low === null || high === null) return `${label(name)}none: ${reason ?? 'it cannot be told'}`
  if (shownAs === 'tips') return `${label(name)}${toneThird({ value, low, high })} (a tip, not a measurement)`
  const range = `${Math.round(low)} to ${Math.round(high)}`
  return `${label(name)}${high - low > WIDE ? `somewhere from ${range}` : `${Math.round(value)} (${range})`} of 100`
}

function figure(value: number, unit: string, digits = 2): string {
  return `${value.toFixed(digits)} ${unit}`.trimEnd()
}
