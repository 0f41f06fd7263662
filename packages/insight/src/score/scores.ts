import type { Cues } from '../text/cues.ts'
import type { Finding } from '../text/findings/types.ts'
import type { Measures } from '../text/measures.ts'
import { readingCounts, readingEase } from '../text/readability.ts'
import type { Reading } from '../text/reading.ts'
import type { TextEmotion, TextLanguage, TextScore, TextScores } from '../text/types.ts'
import { compositeScore, type Sign, shareBelow, spreadOf } from './composite.ts'
import { emotionOf } from './emotion.ts'
import { fittedScore } from './fitted-score.ts'
import { type FittedName, type Heard, hear } from './models.ts'
import { noScore } from './no-score.ts'
import {
  acknowledgment,
  easyWords,
  fewDisclaimers,
  fewFillers,
  fewHedges,
  fewWordyPhrases,
  kindness,
  type RawSign,
  shortSentences,
} from './signs.ts'
import { standingOf } from './standing.ts'
import references from './weights/references.json' with { type: 'json' }

/** What the scores are made from. */
type ScoreSources = {
  reading: Reading
  cues: Cues
  measures: Measures
  findings: readonly Finding[]
  language: TextLanguage
}

export type SignName = keyof typeof references.signs

/** Every sign that a composite rests on, of one text. */
export type RawSigns = Record<SignName, RawSign>

/** The signs of warmth and confidence, and of wordiness. */
export const signsOf = ({ reading, cues, measures, findings }: ScoreSources, heard: Heard): RawSigns => ({
  politeness: heard.fitted.politeness,
  kindness: kindness(reading, heard.emotions),
  acknowledgment: acknowledgment(reading, cues, measures.words),
  fewHedges: fewHedges(reading, cues, measures.words),
  fewFillers: fewFillers(reading, cues, measures.words),
  fewDisclaimers: fewDisclaimers(reading, cues, measures.words),
  fewWordyPhrases: fewWordyPhrases(reading, findings, measures.words),
})

export const WARMTH_SIGNS = ['politeness', 'kindness', 'acknowledgment'] as const satisfies SignName[]
export const CONFIDENCE_SIGNS = ['fewHedges', 'fewFillers', 'fewDisclaimers'] as const satisfies SignName[]

/** A sign held against the reference texts. */
const signAgainst = (name: SignName, { raw, perToken, whole }: RawSign): Sign => {
  const quantiles = references.signs[name]
  return { raw, perToken, whole, share: (value) => shareBelow(quantiles, value), spread: spreadOf(quantiles) }
}

const FEWEST_WORDS = 3
const CLARITY_WORDS = 8
/** One request is placed within 35 points at best; a mean of several signs does somewhat better. */
const LEAST_HALF = 20

const tooShort = (words: number): TextScore => noScore(`This score needs at least ${words} words.`)

/** Most texts have no sign of doubt at all: they stand at the end of the scale, and not in the middle of each other. */
const placeAmong = (means: readonly number[], mean: number): number => {
  const place = shareBelow(means, mean)
  return shareBelow(means, mean + 1e-3) === 100 ? 100 : place
}

const unitScore = (
  { reading, measures }: ScoreSources,
  names: readonly SignName[],
  signs: RawSigns,
  means: readonly number[],
): TextScore =>
  measures.words < FEWEST_WORDS
    ? tooShort(FEWEST_WORDS)
    : compositeScore(
        reading,
        names.map((name) => signAgainst(name, signs[name])),
        { scale: (mean) => placeAmong(means, mean), leastHalf: LEAST_HALF },
      )

const itself = (value: number): number => Math.min(100, Math.max(0, value))

/** Standard deviation of the reading ease of one sentence. @source sources.md#grade-uncertainty */
const EASE_SPREAD = 24

const clarityScore = ({ reading, measures }: ScoreSources, signs: RawSigns): TextScore => {
  if (measures.words < CLARITY_WORDS) return tooShort(CLARITY_WORDS)
  if (measures.difficulty === null) return noScore(measures.reasons.gradeLevel ?? 'The reading ease cannot be told.')
  // Syllables by rule, so that the browser and the server show the same score.
  const ease = readingEase(readingCounts(reading))
  const onOwnScale = (sign: RawSign): Sign => ({ ...sign, share: itself, spread: 100 })
  return compositeScore(
    reading,
    [
      onOwnScale(shortSentences(reading, measures)),
      onOwnScale(easyWords(reading, ease, measures.words)),
      signAgainst('fewWordyPhrases', signs.fewWordyPhrases),
    ],
    { scale: itself, leastHalf: (1.2816 * EASE_SPREAD) / Math.sqrt(measures.sentences) / 2 },
  )
}

const noScores = (reason: string): TextScores => ({
  warmth: noScore(reason),
  confidence: noScore(reason),
  formality: noScore(reason),
  sentiment: noScore(reason),
  clarity: noScore(reason),
  politeness: noScore(reason),
  certainty: noScore(reason),
})

const SENTIMENT_ENDS = [-100, 100] as const

/** Takes what the words say further, by what else is known of the text. */
export type Refine = (heard: Heard, reading: Reading) => Heard

type Scored = { scores: TextScores; emotion: TextEmotion; isEncoded: boolean }

/** All scores of a text and the emotion that its words express. */
export const scoresOf = (sources: ScoreSources, refine: Refine = (heard) => heard): Scored => {
  const { reading, measures, language } = sources
  const words = language.english && measures.words > 0 ? hear(reading, sources.cues) : undefined
  if (words === undefined) {
    const reason = language.reason ?? 'There are no words to read.'
    const emotion = { primary: null, secondary: null, intensity: null, reason }
    return { scores: noScores(reason), emotion, isEncoded: false }
  }
  const heard = refine(words, reading)
  const signs = signsOf(sources, heard)
  const fitted = (name: FittedName, ends?: readonly [number, number]): TextScore => {
    const file = heard.scales.fitted[name]
    return fittedScore(file, heard.fitted[name], reading, standingOf(name, file.crossValidation), ends)
  }
  return {
    scores: {
      warmth: unitScore(sources, WARMTH_SIGNS, signs, references.means.warmth),
      confidence: unitScore(sources, CONFIDENCE_SIGNS, signs, references.means.confidence),
      formality: fitted('formality'),
      sentiment: fitted('sentiment', SENTIMENT_ENDS),
      clarity: clarityScore(sources, signs),
      politeness: fitted('politeness'),
      certainty: fitted('certainty'),
    },
    emotion: emotionOf(
      heard.emotions,
      heard.scales.emotions,
      sources.cues.blame.some(({ id }) => id === 'bitter'),
    ),
    isEncoded: heard.isEncoded,
  }
}
