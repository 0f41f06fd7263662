import type { Cues } from '../text/cues.ts'
import type { Finding } from '../text/findings/types.ts'
import type { Measures } from '../text/measures.ts'
import type { Places, Reading } from '../text/reading.ts'
import { syllablesOf } from '../text/syllables.ts'
import type { Digs } from './digs.ts'
import type { Emotion } from './groups.ts'
import type { RawScore } from './linear-model.ts'
import { KINDNESS } from './models.ts'

export type RawSign = { raw: number; perToken: Float64Array; whole?: number | undefined }

type Hit = { first: number; last: number }

/** Pseudo-count that stabilizes rates in short texts. */
const IMAGINED_WORDS = 20

/** Weighted cues per hundred words. */
const rateSign = (reading: Reading, words: number, cues: readonly (readonly [Hit, number])[]): RawSign => {
  const perToken = new Float64Array(reading.tokens.length)
  let raw = 0
  for (const [{ first, last }, weight] of cues) {
    const part = (100 * weight) / (words + IMAGINED_WORDS)
    raw += part
    for (let at = first; at < last; at += 1) perToken[at] = (perToken[at] ?? 0) + part / (last - first)
  }
  return { raw, perToken }
}

const weighted = (hits: readonly Hit[], weight: number): (readonly [Hit, number])[] =>
  hits.map((hit) => [hit, weight] as const)

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

/** Acknowledgment minus blame, digs and contempt, per hundred words. @source sources.md#warmth */
export const acknowledgment = (reading: Reading, cues: Cues, words: number, digs: Digs): RawSign => {
  const isMeant = ({ first }: Hit): boolean => digs.inside[first] !== 1
  const isNamed = (dig: Hit): boolean => cues.blame.some(({ first, last }) => first < dig.last && dig.first < last)
  return rateSign(reading, words, [
    ...weighted(cues.empathy.filter(isMeant), 1),
    ...weighted(
      cues.strategies.filter((hit) => WARM.has(hit.id) && isMeant(hit)),
      1,
    ),
    ...weighted(
      digs.found.filter((dig) => !isNamed(dig)),
      -1,
    ),
    ...weighted(
      cues.strategies.filter(({ id }) => COLD.has(id)),
      -1,
    ),
    ...weighted(cues.blame, -1),
  ])
}

/** A condition or question is no doubt: "if you come by six", "ask whether it is open". */
const NO_DOUBT = new Set(['condition', 'question'])

/** Hedges per hundred words, negated. @source sources.md#powerless-style */
export const fewHedges = (reading: Reading, cues: Cues, words: number): RawSign =>
  rateSign(
    reading,
    words,
    weighted(
      cues.hedges.filter(({ id }) => !NO_DOUBT.has(id)),
      -1,
    ),
  )

/** Fillers per hundred words, negated. @source sources.md#powerless-style */
export const fewFillers = (reading: Reading, cues: Cues, words: number): RawSign =>
  rateSign(reading, words, weighted(cues.fillers, -1))

/** Disclaimers per hundred words, tag questions by half, negated. @source sources.md#powerless-style */
export const fewDisclaimers = (reading: Reading, cues: Cues, words: number): RawSign =>
  rateSign(
    reading,
    words,
    cues.disclaimers.map((hit) => [hit, hit.id === 'tag' ? -0.5 : -1] as const),
  )

const WORDY = new Set(['wordy', 'nominalization', 'filler', 'unclear-ask', 'urgency'])

/**
 * Wordy phrases, nominalizations, fillers and vague requests per hundred words, negated. @source sources.md#text-
 * clarity
 */
export const fewWordyPhrases = (reading: Reading, findings: readonly Finding[], words: number): RawSign => {
  const hits: Hit[] = []
  let at = 0
  for (const { kind, start, end } of findings) {
    if (!WORDY.has(kind)) continue
    while (at > 0 && (reading.tokens[at]?.start ?? 0) > start) at -= 1
    while (at < reading.tokens.length && (reading.tokens[at]?.start ?? 0) < start) at += 1
    let last = at
    while (last < reading.tokens.length && (reading.tokens[last]?.end ?? 0) <= end) last += 1
    if (last > at) hits.push({ first: at, last })
  }
  return rateSign(reading, words, weighted(hits, -1))
}

/** Sentence length and clarity, after GOV.UK on comprehension. */
const LENGTH_ANCHORS: readonly (readonly [number, number])[] = [
  [8, 100],
  [14, 90],
  [25, 60],
  [43, 10],
  [60, 0],
]

const lengthShare = (words: number): number => {
  const next = LENGTH_ANCHORS.findIndex(([length]) => length >= words)
  if (next === 0) return 100
  if (next < 0) return 0
  const [a, from] = LENGTH_ANCHORS[next - 1] ?? [0, 100]
  const [b, to] = LENGTH_ANCHORS[next] ?? [60, 0]
  return from + ((to - from) * (words - a)) / (b - a)
}

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
  return { raw: Math.min(100, Math.max(0, ease)), perToken }
}
