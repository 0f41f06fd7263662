import { canonicalForms } from './canonical.ts'
import type { PhraseText } from './phrases.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type SetAside, setAsideOf } from './set-aside.ts'
import { tagsOf } from './tagger.ts'
import { type Token, tokensOf } from './tokens.ts'

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
export const sentenceAt = ({ sentences }: Reading, token: number): number => {
  let [low, high] = [0, sentences.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.last ?? 0) <= token) low = middle + 1
    else high = middle
  }
  return (sentences[low]?.first ?? Number.POSITIVE_INFINITY) <= token ? low : -1
}
