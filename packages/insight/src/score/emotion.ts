import { NOTES } from '../text/lexicon.ts'
import type { EmotionName, TextEmotion } from '../text/types.ts'
import type { Emotion } from './groups.ts'
import type { RawScore } from './linear-model.ts'
import { type EmotionScale, KINDNESS } from './models.ts'

type Likely = { emotion: string; probability: number; weak: boolean }

const MORE_LIKELY_THAN_NOT = 0.5
const VERY_LIKELY = 0.7
const WORTH_A_MENTION = 0.2

const probabilityOf = (raw: number, slope: number, offset: number): number =>
  1 / (1 + Math.exp(-(slope * raw + offset)))

const isNamed = (emotion: string): emotion is EmotionName => emotion !== 'neutral'

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
  const likely = scales
    .map(({ emotion, slope, offset, weak }): Likely => {
      return { emotion, weak, probability: probabilityOf(raws[emotion].raw, slope, offset) }
    })
    .sort((a, b) => b.probability - a.probability)
  const feelings = likely.filter(({ emotion }) => isNamed(emotion) && !(isBitter && KINDNESS[emotion] === 1))
  const first = feelings.find(({ probability, weak }) => probability >= (weak ? VERY_LIKELY : MORE_LIKELY_THAN_NOT))
  if (first === undefined || !isNamed(first.emotion))
    return { primary: null, secondary: null, intensity: null, reason: NOTES.score['no-feeling'] }
  const second = feelings.find(
    ({ emotion, probability }) =>
      emotion !== first.emotion && probability >= WORTH_A_MENTION && probability >= first.probability / 2,
  )
  const secondary = second !== undefined && isNamed(second.emotion) ? second.emotion : null
  return { primary: first.emotion, secondary, intensity: Math.round(100 * first.probability) }
}
