import { toneThird } from './score-tone.ts'
import type { PaceScore, UsualComparison, VoiceScores } from './score-types.ts'
import type { VoiceMeasures } from './types.ts'

/** One to five plain sentences: pace, tone, differences from the baseline, limitations. Without a pace, only why. */
export function summarizeVoice(measures: VoiceMeasures, scores: VoiceScores): string {
  const said =
    measures.wordsPerMinute === null
      ? [measures.problems[0]?.sentence ?? scores.pace.assessment]
      : [paceSentence(measures, scores.pace), wordsSentence(scores), usualSentence(scores.usual)]
  const limits = measures.problems.filter(({ code }) => WORTH_SAYING.has(code)).map(({ sentence }) => sentence)
  return [...new Set([...said, ...limits].filter((sentence) => sentence !== undefined))].join(' ')
}

const WORTH_SAYING: ReadonlySet<string> = new Set([
  'noisy',
  'clipped',
  'too-quiet',
  'too-loud',
  'background-sound',
  'transcript-mismatch',
])

// Recordings too short for a score still have a pace.
function paceSentence({ wordsPerMinute, isWordRateEstimated }: VoiceMeasures, pace: PaceScore): string {
  if (pace.value !== null || wordsPerMinute === null) return pace.assessment
  return `${isWordRateEstimated ? 'Roughly' : 'About'} ${Math.round(wordsPerMinute)} words a minute. ${pace.assessment}`
}

type Words = { readonly name: 'warmth' | 'confidence' | 'formality'; readonly more: string; readonly less: string }

const TONE_WORDS: readonly Words[] = [
  { name: 'warmth', more: 'warm', less: 'cool' },
  { name: 'confidence', more: 'sure', less: 'unsure' },
  { name: 'formality', more: 'formal', less: 'casual' },
]
function wordsSentence({ tone }: VoiceScores): string | undefined {
  const heard = TONE_WORDS.flatMap(({ name, more, less }) => {
    const third = toneThird(tone[name])
    return third === 'high' ? more : third === 'low' ? less : []
  })
  if (heard.length === 0) return undefined
  const list = heard.length === 1 ? heard[0] : `${heard.slice(0, -1).join(', ')} and ${heard.at(-1)}`
  return `It may come across as ${list}.`
}

function usualSentence(usual: readonly UsualComparison[] | null): string | undefined {
  const outside = usual?.filter(({ now, low, high }) => now < low || now > high) ?? []
  const farthest = outside.toSorted((a, b) => distance(b) - distance(a))[0]
  return farthest?.says
}

const distance = ({ now, usual, low, high }: UsualComparison) => Math.abs(now - usual) / (high - low)
