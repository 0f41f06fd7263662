import { clamp } from '../statistics.ts'
import type { Cues } from '../text/cues.ts'
import type { Finding } from '../text/findings/types.ts'
import { filledIn, NOTES } from '../text/lexicon.ts'
import type { Measures } from '../text/measures.ts'
import { readingCounts, readingEase } from '../text/readability.ts'
import { excerptOf, type Places, type Reading } from '../text/reading.ts'
import { SCORE_NAMES, type TextEmotion, type TextLanguage, type TextScore, type TextScores } from '../text/types.ts'
import { compositeScore, MIDDLE, type RawSign, type Sign, shareBelow, spreadOf, UNKNOWN_HALF } from './composite.ts'
import { type Digs, digsOf, withoutSarcasm } from './digs.ts'
import { emotionOf } from './emotion.ts'
import { fittedScore } from './fitted-score.ts'
import { type FittedName, type Heard, hear, type Said, scalesOfWords } from './models.ts'
import { easyWords, kindness, ratesOf, shortSentences } from './signs.ts'
import { standingOf } from './standing.ts'
import references from './weights/references.json' with { type: 'json' }

/** Raw scores of a text, before they are mapped. Contains no model, so it is transferable between threads. */
export type HeardText = {
  places: Places
  language: TextLanguage
  measures: Measures
  /** Undefined without words. */
  said: Said | undefined
  signs: WordSigns
  digs: Digs
  isBitter: boolean
  /** Holds a dig or an open insult. */
  isHostile: boolean
}

export type SignName = keyof typeof references.signs

export type RawSigns = Record<SignName, RawSign>

/** Indicators computed without a model; syllables by rule, so that browser and server agree. */
type WordSigns = Omit<RawSigns, 'politeness' | 'kindness'> & Record<'shortSentences' | 'easyWords', RawSign>

type Sources = { reading: Reading; cues: Cues; findings: readonly Finding[] } & Pick<HeardText, 'measures' | 'language'>

/** "Come on" and "who cares" look down on nobody by themselves. */
const INSULT =
  /^(?:(?:are|r) you (?:blind|insane|stupid|dense|crazy|deaf|nuts|illiterate)|get (?:a life|a clue)|(?:grow|shut) up|piss off|what a joke|how dare|bozo|clown)/i

/** Runs models and rules. */
export const hearText = ({ reading, cues, measures, findings, language }: Sources): HeardText => {
  const { text, tokens, sentences } = reading
  const { words } = measures
  const digs = digsOf(reading, findings)
  const said = language.english && words > 0 ? hear(reading, cues) : undefined
  const isInsult = ({ rule, start, end }: Finding) =>
    rule === 'politeness/contempt' && INSULT.test(text.slice(start, end))
  return {
    places: { text, tokens, sentences },
    language,
    measures,
    said: said && withoutSarcasm(said, digs),
    signs: {
      ...ratesOf(reading, cues, findings, words, digs),
      shortSentences: shortSentences(reading, measures),
      easyWords: easyWords(reading, readingEase(readingCounts(reading)), words),
    },
    digs,
    isBitter: digs.found.length > 0 || cues.blame.some(({ id }) => id === 'bitter'),
    isHostile: digs.found.length > 0 || findings.some(isInsult),
  }
}

/** Indicators of warmth, confidence and conciseness. */
export const signsOf = ({ places, signs }: HeardText, { fitted, emotions }: Said): RawSigns => ({
  ...signs,
  politeness: fitted.politeness,
  kindness: kindness(places, emotions),
})

export const WARMTH_SIGNS = ['politeness', 'kindness', 'acknowledgment'] as const satisfies SignName[]
export const CONFIDENCE_SIGNS = ['fewHedges', 'fewFillers', 'fewDisclaimers'] as const satisfies SignName[]

/** Compares an indicator with the reference texts. */
const signAgainst = (name: SignName, { raw, perToken, whole }: RawSign): Sign => {
  const quantiles = references.signs[name]
  return { raw, perToken, whole, share: (value) => shareBelow(quantiles, value), spread: spreadOf(quantiles) }
}

/** A missing score with its reason. */
const noScore = (reason: string): TextScore => ({
  value: null,
  low: null,
  high: null,
  band: null,
  basis: 'null',
  shownAs: 'score',
  raw: null,
  reason,
  contributions: [],
})

const FEWEST_WORDS = 3
const CLARITY_WORDS = 8
/** Interval bound: single requests are placed within 35 points at best, a mean somewhat better. */
const LEAST_HALF = 20

const tooFew = (words: number): TextScore => noScore(filledIn(NOTES.score['few-words'], { count: words }))

/** Most texts have no sign of doubt, so ties are placed at the end of the scale. */
const placeAmong = (means: readonly number[], mean: number): number => {
  const place = shareBelow(means, mean)
  return shareBelow(means, mean + 1e-3) === 100 ? 100 : place
}

const unitScore = (
  { places, measures }: HeardText,
  names: readonly SignName[],
  signs: RawSigns,
  means: readonly number[],
  evidence = 1,
): TextScore => {
  if (measures.words < FEWEST_WORDS) return tooFew(FEWEST_WORDS)
  const chosen = names.map((name) => signAgainst(name, signs[name]))
  return compositeScore(places, chosen, (mean) => placeAmong(means, mean), LEAST_HALF, evidence)
}

/** At this many words evidence and prior weigh the same. */
const WORDS_ASSUMED = 20
/** Hedges are rare, so a few words without one prove little. @source sources.md#too-short */
const confidenceScore = (heard: HeardText, signs: RawSigns): TextScore => {
  const { words } = heard.measures
  const score = unitScore(heard, CONFIDENCE_SIGNS, signs, references.means.confidence, words / (words + WORDS_ASSUMED))
  const isTooShort = score.value !== null && words < WORDS_ASSUMED
  return isTooShort ? { ...score, shownAs: 'tips', isTooShort, reason: NOTES.score.short } : score
}

/** A cold text that attacks isn't hesitant: "I think you're a clown" doubts nothing. */
const unlessHostile = (score: TextScore, warmth: TextScore, isHostile: boolean): TextScore => {
  const isCold = warmth.band === 'low' || warmth.band === 'lowest'
  if (!isHostile || !isCold || score.value === null || score.value >= MIDDLE) return score
  const [low, high] = [MIDDLE - UNKNOWN_HALF, MIDDLE + UNKNOWN_HALF]
  return { ...score, value: MIDDLE, low, high, band: 'middle', raw: MIDDLE, contributions: [] }
}

const itself = (value: number): number => clamp(value, 0, 100)

/** Standard deviation of reading ease for a single sentence. @source sources.md#grade-uncertainty */
const EASE_SPREAD = 24

const clarityScore = ({ places, measures, signs }: HeardText): TextScore => {
  if (measures.words < CLARITY_WORDS) return tooFew(CLARITY_WORDS)
  if (measures.difficulty === null) return noScore(measures.reasons.gradeLevel ?? NOTES.score['no-ease'])
  const onOwnScale = (sign: RawSign): Sign => ({ ...sign, share: itself, spread: 100 })
  const chosen = [
    onOwnScale(signs.shortSentences),
    onOwnScale(signs.easyWords),
    signAgainst('fewWordyPhrases', signs.fewWordyPhrases),
  ]
  return compositeScore(places, chosen, itself, (1.2816 * EASE_SPREAD) / Math.sqrt(measures.sentences) / 2)
}

const noScores = (reason: string): TextScores =>
  Object.fromEntries(SCORE_NAMES.map((name) => [name, noScore(reason)])) as TextScores

const SENTIMENT_ENDS = [-100, 100] as const

/** Refines word-only results. */
export type Refine = (heard: Heard) => Heard

type Scored = { scores: TextScores; emotion: TextEmotion; isEncoded: boolean }

/** Adds the digs whose kind words were left out. */
const withDigs = (score: TextScore, { digs, places }: HeardText): TextScore => {
  if (score.value === null || digs.found.length === 0) return score
  return { ...score, digs: digs.found.map((dig) => excerptOf(places, dig)) }
}

/** All scores and the emotion. */
export const scoresOf = (text: HeardText, refine: Refine = (heard) => heard): Scored => {
  const { places, language, said } = text
  if (said === undefined) {
    const reason = language.reason ?? NOTES.score['no-words']
    const emotion = { primary: null, secondary: null, intensity: null, reason }
    return { scores: noScores(reason), emotion, isEncoded: false }
  }
  const heard = refine({ ...said, scales: scalesOfWords(), isEncoded: false })
  const signs = signsOf(text, heard)
  const fitted = (name: FittedName, ends?: readonly [number, number]): TextScore => {
    const file = heard.scales.fitted[name]
    return fittedScore(file, heard.fitted[name], places, standingOf(name, file.crossValidation), ends)
  }
  const warmth = withDigs(unitScore(text, WARMTH_SIGNS, signs, references.means.warmth), text)
  return {
    scores: {
      warmth,
      confidence: unlessHostile(confidenceScore(text, signs), warmth, text.isHostile),
      formality: fitted('formality'),
      sentiment: withDigs(fitted('sentiment', SENTIMENT_ENDS), text),
      clarity: clarityScore(text),
      politeness: withDigs(fitted('politeness'), text),
      certainty: fitted('certainty'),
    },
    emotion: emotionOf(heard.emotions, heard.scales.emotions, text.isBitter),
    isEncoded: heard.isEncoded,
  }
}
