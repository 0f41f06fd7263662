/**
 * The 27 labels of GoEmotions (Demszky et al. 2020), grouped for coaching.
 *
 * @source sources.md#emotion-groups
 */
export const EMOTION_GROUPS = {
  joy: ['joy', 'amusement', 'excitement', 'relief', 'pride', 'optimism'],
  affection: ['love', 'caring', 'admiration'],
  gratitude: ['gratitude'],
  anger: ['anger', 'annoyance', 'disgust'],
  sadness: ['sadness', 'grief', 'disappointment'],
  remorse: ['remorse', 'embarrassment'],
  fear: ['fear', 'nervousness'],
  curiosity: ['curiosity', 'confusion'],
  surprise: ['surprise', 'realization'],
  approval: ['approval'],
  disapproval: ['disapproval'],
  desire: ['desire'],
  neutral: ['neutral'],
} as const

export type Emotion = keyof typeof EMOTION_GROUPS

export const EMOTIONS = Object.keys(EMOTION_GROUPS) as Emotion[]
