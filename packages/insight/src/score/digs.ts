import type { Finding } from '../text/findings/types.ts'
import { type Reading, sentenceAt, tokenRangesOf } from '../text/reading.ts'
import type { TokenRange } from '../text/tokens.ts'
import type { Emotion } from './groups.ts'
import type { RawScore } from './linear-model.ts'
import { KINDNESS, type Said } from './models.ts'

/** `inside` is 1 for tokens whose kind words belong to a dig. */
export type Digs = { found: TokenRange[]; inside: Uint8Array }

export const NO_DIGS: Digs = { found: [], inside: new Uint8Array(0) }

/** "Really thoughtful of you." right after a dig continues it. */
const ECHO_TOKENS = 8

const HURRY = /^(?:URGENT|URGENTLY|IMMEDIATELY|NOW|TODAY)$/
const SHOUTED_WORDS = 2

/** "URGENT: I need it NOW." One such word alone may be a label. */
const isShouting = (tokens: Reading['tokens']): boolean =>
  tokens.filter(({ text }) => HURRY.test(text)).length >= SHOUTED_WORDS

/** Passive aggression, threats and shouted hurry, extended to the kind words of their sentence. @source sources.md#digs */
export const digsOf = (reading: Reading, findings: readonly Finding[]): Digs => {
  const { tokens, sentences } = reading
  const inside = new Uint8Array(tokens.length)
  const found: TokenRange[] = []
  const isShouted = isShouting(tokens)
  const barbed = findings.filter(
    ({ kind, rule }) => kind === 'passive-aggressive' || rule === 'blame/threat' || (isShouted && kind === 'urgency'),
  )
  tokenRangesOf(reading, barbed).forEach(({ first, last }, at) => {
    if (last === first) return
    found.push({ first, last })
    inside.fill(1, first, last)
    const place = sentenceAt(reading, first)
    const [sentence, next] = [sentences[place], sentences[place + 1]]
    if (sentence === undefined || barbed[at]?.rule.endsWith('/reminders')) return
    inside.fill(1, sentence.first, sentence.last)
    const isEcho = next !== undefined && next.last - next.first <= ECHO_TOKENS && (tokens[next.first]?.breaks ?? 0) < 2
    if (isEcho) inside.fill(1, next.first, next.last)
  })
  return { found, inside }
}

/** Whether a score rests on kindness, which sarcasm only borrows. */
export const isKindness = (name: string): boolean =>
  name === 'politeness' || name === 'sentiment' || KINDNESS[name as Emotion] === 1

const withoutThanks = (score: RawScore, { inside }: Digs): RawScore => {
  let lent = 0
  const perToken = score.perToken.map((part, at) => {
    if (inside[at] !== 1 || part <= 0) return part
    lent += part
    return 0
  })
  return { ...score, raw: score.raw - lent, perToken }
}

/** Scores without the kindness inside digs. */
export const withoutSarcasm = (said: Said, digs: Digs): Said => {
  if (digs.found.length === 0) return said
  const each = <Name extends string>(scores: Record<Name, RawScore>): Record<Name, RawScore> =>
    Object.fromEntries(
      Object.entries<RawScore>(scores).map(([name, score]) => [
        name,
        isKindness(name) ? withoutThanks(score, digs) : score,
      ]),
    ) as Record<Name, RawScore>
  return { fitted: each(said.fitted), emotions: each(said.emotions) }
}
