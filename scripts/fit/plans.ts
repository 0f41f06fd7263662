import { EMOTION_GROUPS, EMOTIONS, type Emotion } from '@understory/insight/score/groups'
import type { LinearOptions } from './fit-linear.ts'
import type { TruthRow } from './truth.ts'

/** One score to fit: on which set, towards what, how. */
export type Plan = {
  id: string
  set: string
  /** What a judged text teaches. */
  target: (row: TruthRow) => number
  weight?: (row: TruthRow) => number
  options: LinearOptions
  trainedOn: string
  licence: string
  citation: string
}

const anyDense = (): boolean => true

const options = (penalty: number, densePenalty: number, mostWords: number, mostLetters: number): LinearOptions => ({
  leastTexts: 3,
  wordPenalty: penalty,
  letterPenalty: 2 * penalty,
  densePenalty,
  mostWords,
  mostLetters,
  dense: anyDense,
})

/** Half of the requests come from another site with norms of its own; they count for less, as they say less. */
const STACK_EXCHANGE_WEIGHT = 0.4

export const POLITENESS: Plan = {
  id: 'politeness',
  set: 'politeness',
  target: (row) => row.score,
  weight: (row) => (row.domain === 'wikipedia' ? 1 : STACK_EXCHANGE_WEIGHT),
  options: options(6, 300, 5000, 2000),
  trainedOn: 'Stanford Politeness Corpus, requests from Wikipedia and Stack Exchange, five raters each',
  licence: 'CC BY 4.0 (data); coefficients fitted here',
  citation: 'Danescu-Niculescu-Mizil et al. 2013, A computational approach to politeness, ACL',
}

export const FORMALITY: Plan = {
  id: 'formality',
  set: 'formality',
  target: (row) => row.score,
  options: options(4, 200, 4000, 2000),
  trainedOn: 'Pavlick and Tetreault, sentences from news, blogs, e-mail and answers, five raters each',
  licence: 'CC BY 3.0 (data); coefficients fitted here',
  citation: 'Pavlick and Tetreault 2016, An empirical analysis of formality in online communication, TACL 4',
}

const GO_EMOTIONS = {
  set: 'emotion',
  trainedOn: 'GoEmotions, comments on Reddit, three or more raters each',
  licence: 'CC BY 4.0 (data); coefficients fitted here',
  citation: 'Demszky et al. 2020, GoEmotions: a dataset of fine-grained emotions, ACL',
}

export const SENTIMENT: Plan = {
  id: 'sentiment',
  ...GO_EMOTIONS,
  target: (row) => row.score,
  options: options(3, 100, 4000, 2000),
}

export const CERTAINTY: Plan = {
  id: 'certainty',
  set: 'certainty',
  target: (row) => row.score,
  options: options(6, 200, 2000, 0),
  trainedOn: 'findings from papers and news about them, certainty from 1 to 6',
  licence: 'MIT (data); coefficients fitted here',
  citation:
    'Pei and Jurgens 2021, Measuring sentence-level and aspect-level (un)certainty in science communications, EMNLP',
}

const labelsOf = (emotion: Emotion): readonly string[] => EMOTION_GROUPS[emotion]

/** One model for each group of feelings, `neutral` among them. */
export const EMOTION_PLANS: readonly Plan[] = EMOTIONS.map((emotion) => ({
  id: `emotion-${emotion}`,
  ...GO_EMOTIONS,
  target: (row: TruthRow) => (row.labels?.some((label) => labelsOf(emotion).includes(label)) ? 1 : 0),
  options: { ...options(3, 100, 500, 0), leastTexts: 4 },
}))

export const SCORE_PLANS: readonly Plan[] = [POLITENESS, FORMALITY, SENTIMENT, CERTAINTY]
