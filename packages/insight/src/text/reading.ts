import { firstNotBefore } from '../statistics.ts'
import { canonicalForms } from './canonical.ts'
import type { Stretch } from './code.ts'
import type { PhraseText } from './phrases.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type SetAside, setAsideOf } from './set-aside.ts'
import { tagsOf } from './tagger.ts'
import { type Token, type TokenRange, tokensOf } from './tokens.ts'

/** A tokenized text, the input of all measures. Offsets are UTF-16 units of `text`. */
export type Reading = {
  text: string
  tokens: Token[]
  sentences: Sentence[]
  /** Normalized form per token. */
  forms: string[]
  /** Part of speech per token; empty if not English. */
  tags: string[]
  phrases: PhraseText
  setAside: SetAside[]
}

/** What is needed to locate tokens. */
export type Places = Pick<Reading, 'text' | 'tokens' | 'sentences'>

const withoutSetAside = (tokens: Token[], setAside: SetAside[]): Token[] => {
  if (setAside.length === 0) return tokens
  let next = 0
  let cut = false
  const kept: Token[] = []
  for (const token of tokens) {
    while (next < setAside.length && token.start >= (setAside[next]?.end ?? 0)) next += 1
    if (token.start >= (setAside[next]?.start ?? Number.POSITIVE_INFINITY)) {
      cut = true
      continue
    }
    kept.push(cut ? { ...token, breaks: Math.max(2, token.breaks) } : token)
    cut = false
  }
  return kept
}

/** Tokens of the writer's own prose, or all tokens if everything is quoted. */
const ownTokens = (text: string): { tokens: Token[]; setAside: SetAside[] } => {
  const all = tokensOf(text)
  const setAside = setAsideOf(text)
  const kept = withoutSetAside(all, setAside)
  if (kept.length > 0 || setAside.some((part) => part.kind === 'code')) return { tokens: kept, setAside }
  return { tokens: all, setAside: [] }
}

/** Tokenizes, splits sentences, normalizes and tags. */
export const readText = (text: string): Reading => {
  const { tokens, setAside } = ownTokens(text)
  const sentences = sentencesOf(tokens)
  const forms = canonicalForms(tokens, sentences)
  const tags = tagsOf(tokens, forms)
  const sentenceFirst = new Int32Array(tokens.length)
  const sentenceLast = new Int32Array(tokens.length)
  for (const sentence of sentences) {
    sentenceFirst.fill(sentence.first, sentence.first, sentence.last)
    sentenceLast.fill(sentence.last, sentence.first, sentence.last)
  }
  return { text, tokens, sentences, forms, tags, setAside, phrases: { forms, sentenceFirst, sentenceLast, tags } }
}

/** Sentence index of a token, or -1. */
export const sentenceAt = ({ sentences }: Places, token: number): number => {
  const at = firstNotBefore(sentences.length, (place) => (sentences[place]?.last ?? 0) <= token)
  return (sentences[at]?.first ?? Number.POSITIVE_INFINITY) <= token ? at : -1
}

/** The words of a token range, and where they are. */
export const excerptOf = ({ text, tokens }: Places, { first, last }: TokenRange): Stretch & { text: string } => {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0]
  return { start, end, text: text.slice(start, end) }
}

/** Token range of each stretch, empty if no token lies inside; stretches are sorted by their start. */
export const tokenRangesOf = ({ tokens }: Places, stretches: readonly Stretch[]): TokenRange[] => {
  let first = 0
  return stretches.map(({ start, end }) => {
    while (first < tokens.length && (tokens[first]?.start ?? 0) < start) first += 1
    let last = first
    while (last < tokens.length && (tokens[last]?.end ?? 0) <= end) last += 1
    return { first, last }
  })
}
