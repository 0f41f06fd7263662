import { NOTES } from '../text/lexicon.ts'
import type { TextEmotion } from '../text/types.ts'
import type { Emotion } from './groups.ts'
import type { RawScore } from './linear-model.ts'
import { type EmotionScale, KINDNESS } from './models.ts'

const MORE_LIKELY_THAN_NOT = 0.5
const VERY_LIKELY = 0.7
const WORTH_A_MENTION = 0.2

/**
 * Primary and secondary emotion; `intensity` is the probability of the first in percent. Emotions the model separates
 * poorly need a high probability, and kind ones are suppressed in bitter text: "Thanks for nothing".
 *
 * @source sources.md#emotion-groups
 */
export const emotionOf = (
  raws: Record<Emotion, RawScore>,
  scales: readonly EmotionScale[],
  isBitter: boolean,
): TextEmotion => {
  const feelings = scales
    .flatMap(({ emotion, slope, offset, weak }) => {
      if (emotion === 'neutral' || (isBitter && KINDNESS[emotion] === 1)) return []
      return [{ emotion, weak, probability: 1 / (1 + Math.exp(-(slope * raws[emotion].raw + offset))) }]
    })
    .sort((a, b) => b.probability - a.probability)
  const first = feelings.find(({ probability, weak }) => probability >= (weak ? VERY_LIKELY : MORE_LIKELY_THAN_NOT))
  if (first === undefined) return { primary: null, secondary: null, intensity: null, reason: NOTES.score['no-feeling'] }
  const second = feelings.find(
    (feeling) =>
      feeling !== first && feeling.probability >= WORTH_A_MENTION && feeling.probability >= first.probability / 2,
  )
  return {
    primary: first.emotion,
    secondary: second?.emotion ?? null,
    intensity: Math.round(100 * first.probability),
  }
}
