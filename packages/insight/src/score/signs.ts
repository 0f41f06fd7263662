import { clamp, interpolate } from '../statistics.ts'
import type { Cues } from '../text/cues.ts'
import type { Finding } from '../text/findings/types.ts'
import type { Measures } from '../text/measures.ts'
import { type Places, type Reading, tokenRangesOf } from '../text/reading.ts'
import { syllablesOf } from '../text/syllables.ts'
import type { TokenRange } from '../text/tokens.ts'
import type { RawSign } from './composite.ts'
import type { Digs } from './digs.ts'
import type { Emotion } from './groups.ts'
import type { RawScore } from './linear-model.ts'
import { KINDNESS } from './models.ts'

/** A cue and its weight. */
type Weighted = readonly [TokenRange, number]

/** Pseudo-count that stabilizes rates in short texts. */
const IMAGINED_WORDS = 20

/** Weighted cues per hundred words. */
const rateSign = (reading: Reading, words: number, cues: readonly Weighted[]): RawSign => {
  const perToken = new Float64Array(reading.tokens.length)
  let raw = 0
  for (const [{ first, last }, weight] of cues) {
    const part = (100 * weight) / (words + IMAGINED_WORDS)
    raw += part
    for (let at = first; at < last; at += 1) perToken[at] = (perToken[at] ?? 0) + part / (last - first)
  }
  return { raw, perToken }
}

const weighted = (hits: readonly TokenRange[], weight: number): Weighted[] => hits.map((hit) => [hit, weight])

/** Kind minus unkind emotions. */
export const kindness = ({ tokens }: Places, emotions: Record<Emotion, RawScore>): RawSign => {
  const sign: RawSign = { raw: 0, perToken: new Float64Array(tokens.length) }
  for (const [emotion, weight] of Object.entries(KINDNESS) as [Emotion, number][]) {
    const score = emotions[emotion]
    sign.raw += weight * score.raw
    if (score.whole !== undefined) sign.whole = (sign.whole ?? 0) + weight * score.whole
    for (let at = 0; at < sign.perToken.length; at += 1)
      sign.perToken[at] = (sign.perToken[at] ?? 0) + weight * (score.perToken[at] ?? 0)
  }
  return sign
}

const WARM = new Set(['gratitude', 'apology', 'greeting', 'praise', 'care', 'offer'])
const COLD = new Set(['whyNot', 'contempt', 'impatience', 'swear'])

/** A condition or question is no doubt: "if you come by six", "ask whether it is open". */
const NO_DOUBT = new Set(['condition', 'question'])

const WORDY = new Set(['wordy', 'nominalization', 'filler', 'unclear-ask', 'urgency'])

/** Acknowledgment minus blame, digs and contempt. @source sources.md#warmth */
const acknowledgment = ({ empathy, strategies, blame }: Cues, digs: Digs): Weighted[] => {
  const isMeant = ({ first }: TokenRange): boolean => digs.inside[first] !== 1
  const isNamed = (dig: TokenRange): boolean => blame.some(({ first, last }) => first < dig.last && dig.first < last)
  const warm = strategies.filter((hit) => WARM.has(hit.id) && isMeant(hit))
  const barbs = digs.found.filter((dig) => !isNamed(dig))
  const cold = strategies.filter(({ id }) => COLD.has(id))
  return [...weighted([...empathy.filter(isMeant), ...warm], 1), ...weighted([...barbs, ...cold, ...blame], -1)]
}

/**
 * Indicators that need no model, per hundred words; all but the first are negated. A tag question counts for half a
 * disclaimer. Wordiness is wordy phrases, nominalizations, fillers and vague requests.
 *
 * @source sources.md#powerless-style and #text-clarity
 */
export const ratesOf = (reading: Reading, cues: Cues, findings: readonly Finding[], words: number, digs: Digs) => {
  const sign = (hits: readonly Weighted[]): RawSign => rateSign(reading, words, hits)
  const doubts = cues.hedges.filter(({ id }) => !NO_DOUBT.has(id))
  const isWordy = ({ kind }: Finding): boolean => WORDY.has(kind)
  const wordy = tokenRangesOf(reading, findings.filter(isWordy)).filter(({ first, last }) => last > first)
  return {
    acknowledgment: sign(acknowledgment(cues, digs)),
    fewHedges: sign(weighted(doubts, -1)),
    fewFillers: sign(weighted(cues.fillers, -1)),
    fewDisclaimers: sign(cues.disclaimers.map((hit) => [hit, hit.id === 'tag' ? -0.5 : -1])),
    fewWordyPhrases: sign(weighted(wordy, -1)),
  }
}

/** Sentence length and clarity, after GOV.UK on comprehension. */
const LENGTH_ANCHORS = { words: [8, 14, 25, 43, 60], share: [100, 90, 60, 10, 0] }

const lengthShare = (words: number): number => interpolate(LENGTH_ANCHORS.words, LENGTH_ANCHORS.share, words)

const LONG = 25

/** Clarity by mean sentence length, 0 to 100; attributed to long sentences. @source sources.md#sentence-length */
export const shortSentences = (reading: Reading, { sentenceLengths, words }: Measures): RawSign => {
  const perToken = new Float64Array(reading.tokens.length)
  const counted = sentenceLengths.filter((sentence) => sentence.words > 0).length
  const raw = counted === 0 ? 0 : lengthShare(words / counted)
  sentenceLengths.forEach((sentence, place) => {
    const tokens = reading.sentences[place]
    if (sentence.words <= LONG || counted < 2 || tokens === undefined) return
    const without = lengthShare((words - sentence.words) / (counted - 1))
    perToken.fill((raw - without) / (tokens.last - tokens.first), tokens.first, tokens.last)
  })
  return { raw, perToken }
}

const LONG_WORD_SYLLABLES = 3
const SYLLABLE_WEIGHT = 84.6

/** Flesch reading ease clamped to 0–100; attributed to long words. @source sources.md#flesch */
export const easyWords = (reading: Reading, ease: number, words: number): RawSign => {
  const perToken = new Float64Array(reading.tokens.length)
  reading.tokens.forEach((token, at) => {
    if (token.kind !== 'word' || token.text.length < 7 || (reading.forms[at] ?? '').startsWith('<')) return
    const syllables = syllablesOf(token.lower)
    if (syllables >= LONG_WORD_SYLLABLES) perToken[at] = (-SYLLABLE_WEIGHT * (syllables - 1.5)) / words
  })
  return { raw: clamp(ease, 0, 100), perToken }
}
