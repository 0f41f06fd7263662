import { EMOTION_GROUPS, EMOTIONS, type Emotion } from '@understory/insight/score/groups'
import { ranks } from '../statistics.ts'
import type { LinearOptions } from './fit-linear.ts'
import type { TruthRow } from './truth.ts'

export type Plan = {
  id: string
  set: string
  targets: (rows: readonly TruthRow[]) => number[]
  weight?: (row: TruthRow) => number
  options: LinearOptions
  trainedOn: string
  licence: string
  citation: string
}

const anyDense = (): boolean => true

/**
 * Part-of-speech rates matter for formality only; elsewhere they don't generalize, and the tagger knows one dialect
 * best.
 */
const noPartsOfSpeech = (name: string): boolean => !/^style:[A-Z]+$/.test(name)

const scores = (rows: readonly TruthRow[]): number[] => rows.map((row) => row.score)

/** Rank within the text's own site, -1 to 1, because norms of politeness differ. */
const placesWithinDomains = (rows: readonly TruthRow[]): number[] => {
  const places = new Array<number>(rows.length).fill(0)
  for (const own of Map.groupBy(rows.keys(), (row) => rows[row]?.domain).values())
    ranks(own.map((row) => rows[row]?.score ?? 0)).forEach((rank, at) => {
      places[own[at] ?? 0] = (2 * rank + 1) / own.length - 1
    })
  return places
}

type Strength = { words: number; letters?: number; dense: number; mostWords: number; mostLetters?: number }

/** Ridge penalties and n-gram limits; without letters no character n-grams. */
const options = ({ words, letters = words, dense, mostWords, mostLetters = 0 }: Strength): LinearOptions => ({
  leastTexts: 3,
  wordPenalty: words,
  letterPenalty: letters,
  densePenalty: dense,
  mostWords,
  mostLetters,
  dense: anyDense,
})

/** Weight of the half from Stack Exchange, whose norms differ. */
const STACK_EXCHANGE_WEIGHT = 0.4

export const POLITENESS: Plan = {
  id: 'politeness',
  set: 'politeness',
  targets: placesWithinDomains,
  weight: (row) => (row.domain === 'wikipedia' ? 1 : STACK_EXCHANGE_WEIGHT),
  options: { ...options({ words: 3, dense: 4000, mostWords: 5000 }), leastTexts: 2, dense: noPartsOfSpeech },
  trainedOn: 'Stanford Politeness Corpus, requests from Wikipedia and Stack Exchange, five raters each',
  licence: 'CC BY 4.0 (data); coefficients fitted here',
  citation: 'Danescu-Niculescu-Mizil et al. 2013, A computational approach to politeness, ACL',
}

export const FORMALITY: Plan = {
  id: 'formality',
  set: 'formality',
  targets: scores,
  options: options({ words: 4, letters: 8, dense: 1000, mostWords: 4000, mostLetters: 2500 }),
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
  targets: scores,
  options: {
    ...options({ words: 3, letters: 8, dense: 500, mostWords: 6000, mostLetters: 2000 }),
    dense: noPartsOfSpeech,
  },
}

/** Reviews and editorials: for testing only. */
export const SENTIMENT_ELSEWHERE = 'sentiment'

export const CERTAINTY: Plan = {
  id: 'certainty',
  set: 'certainty',
  targets: scores,
  options: { ...options({ words: 6, dense: 200, mostWords: 2000 }), dense: noPartsOfSpeech },
  trainedOn: 'findings from papers and news about them, certainty from 1 to 6',
  licence: 'MIT (data); coefficients fitted here',
  citation:
    'Pei and Jurgens 2021, Measuring sentence-level and aspect-level (un)certainty in science communications, EMNLP',
}

const labelsOf = (emotion: Emotion): readonly string[] => EMOTION_GROUPS[emotion]

export const EMOTION_PLANS: readonly Plan[] = EMOTIONS.map((emotion) => ({
  id: `emotion-${emotion}`,
  ...GO_EMOTIONS,
  targets: (rows) => rows.map((row) => (row.labels?.some((label) => labelsOf(emotion).includes(label)) ? 1 : 0)),
  options: { ...options({ words: 3, dense: 100, mostWords: 500 }), leastTexts: 4, dense: noPartsOfSpeech },
}))
