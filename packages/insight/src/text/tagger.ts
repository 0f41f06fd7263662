import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { NAME, SILENT } from './canonical.ts'
import type { Token } from './tokens.ts'

// Only the tagger is needed; sentences are already split.
const wink = winkNLP(model, ['pos'])

const LONGEST_WORD = 32

/** Tagger input: odd or long tokens, names and identity terms replaced. */
const safeText = (token: Token, form: string): string => {
  switch (token.kind) {
    case 'word':
      if (form === NAME) return 'John'
      if (form.startsWith('<') && form !== SILENT) return 'person'
      if (token.text.length > LONGEST_WORD) return 'thing'
      return /[^\x20-\x7e]/.test(token.text) ? token.lower.replace(/[^\x20-\x7e]/g, 'e') : token.text.replace(/_/g, 'e')
    case 'number':
      return '7'
    case 'link':
      return 'it'
    case 'punctuation':
      return /^[.!?,;:()"'-]/.test(token.text) ? (token.text[0] ?? '.') : '"'
    default:
      return '"'
  }
}

/**
 * Universal Dependencies tag per token. Tokens are shortened, so that cost stays linear.
 *
 * @source sources.md#part-of-speech
 */
export const tagsOf = (tokens: Token[], forms: readonly string[]): string[] => {
  if (tokens.length === 0) return []
  const ends = new Int32Array(tokens.length)
  const parts: string[] = []
  let length = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const text = safeText(token, forms[at] ?? '')
    parts.push(text)
    length += text.length + 1
    ends[at] = length
  }
  const read = wink.readDoc(parts.join(' ')).tokens()
  const values = read.out()
  const spaces = read.out(wink.its.precedingSpaces) as string[]
  const tags = read.out(wink.its.pos) as string[]
  const out: string[] = new Array(tokens.length).fill('X')
  let place = 0
  let at = 0
  let filled = -1
  for (let piece = 0; piece < values.length; piece += 1) {
    place += (spaces[piece] ?? '').length
    while (at < tokens.length && place >= (ends[at] ?? 0)) at += 1
    if (at >= tokens.length) break
    if (filled !== at) out[at] = tags[piece] ?? 'X'
    filled = at
    place += (values[piece] ?? '').length
  }
  return out
}
