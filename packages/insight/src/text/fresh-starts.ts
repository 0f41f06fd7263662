import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

/** Capitalized words that usually begin a sentence, so an abbreviation before them ends one. */
export const STARTERS = wordSet(
  'the a an i he she it we they you this that these those there here my his her our their its in on at if when while after before ' +
    'but and so or however also although because since as for with what who how why where do does did is are was were have has not no ' +
    'yes please thanks thank then now all some many most each both one two to from by',
)

export const TERMINAL = /^[.!?…]+$|^[。！？]+$/
const RULE = /^(?:[*=_~]{3,}|-{5,})$/

export const isUpper = (token: Token): boolean => {
  const code = token.text.charCodeAt(0)
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(token.text)
}

export const isLower = (token: Token): boolean => {
  const code = token.text.charCodeAt(0)
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(token.text)
}

const isRule = (token: Token): boolean => token.text.length > 2 && token.kind !== 'word' && RULE.test(token.text)

/** Opening words that may also end a sentence. */
const MAY_END = wordSet('that this these those it you here there now then all both one thanks')
const SUBJECTS = wordSet('i he she we they you it')
const LAUGHS = wordSet('lol lmao rofl haha hahaha hehe')
const PRONOUN_STARTS = wordSet('he she we they it this there if you but and so these those no my our their when')

const THANKS = wordSet('thanks thank')
const BEFORE_THANKS = wordSet('many with and my our of to the a in')

/** "He died He was …": a missing full stop. */
const runsOn = (tokens: Token[], at: number): boolean => {
  const [two, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]]
  if (two === undefined || before === undefined || token === undefined || next === undefined || !isUpper(token))
    return false
  if (token.text.slice(1) !== token.lower.slice(1)) return false
  if (THANKS.has(token.lower)) return isLower(before) && isLower(next) && !BEFORE_THANKS.has(before.lower)
  if (!PRONOUN_STARTS.has(token.lower)) return false
  return (
    before.kind === 'word' &&
    isLower(next) &&
    (!STARTERS.has(before.lower) || MAY_END.has(before.lower)) &&
    (isLower(before) || isLower(two) || SUBJECTS.has(next.lower)) &&
    two.kind === 'word'
  )
}

const opensSentence = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.breaks ?? 0) > 0 || TERMINAL.test(tokens[at - 1]?.text ?? '')

/** "PS we also have …". */
export const isPostscript = (token: Token, next: Token | undefined): boolean =>
  /^(?:ps|p\.s\.)$/.test(token.lower) && next !== undefined && next.kind !== 'number'

const HEADER = /^(?:e-?mail|from|to|cc|reply-to)$/

/** "Email: Ana <ana@example.org> So I …": a mail header ends with its address. */
const endsHeader = (tokens: Token[], first: number, at: number): boolean => {
  const last = tokens[at - 1]?.text === '>' ? at - 2 : at - 1
  const address = tokens[last]
  if (address?.kind !== 'link' || !address.text.includes('@') || last - first > 8) return false
  const [name = '', ...rest] = tokens
    .slice(first, last)
    .map(({ lower }) => lower)
    .join('')
    .split(':')
  return rest.length > 0 && HEADER.test(name)
}

/** "(Reuters) The …": a source in brackets. */
const endsSource = (tokens: Token[], first: number, at: number): boolean => {
  const token = tokens[at]
  const opens = first === 0 || (tokens[first]?.breaks ?? 0) > 1
  return (
    opens &&
    tokens[first]?.text === '(' &&
    tokens[at - 1]?.text === ')' &&
    at - first < 6 &&
    token !== undefined &&
    isUpper(token)
  )
}

/** Whether a sentence begins at `at` without a mark before it: links, rules, mail headers. */
export const startsAfresh = (tokens: Token[], first: number, at: number): boolean => {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined || !token.spaced) return false
  if (isPostscript(token, tokens[at + 1]) || endsHeader(tokens, first, at) || endsSource(tokens, first, at)) return true
  if (token.kind === 'word' && before.kind === 'word' && !LAUGHS.has(before.lower)) return runsOn(tokens, at)
  if (isRule(token) || isRule(before)) return true
  if (before.kind === 'link' && token.kind === 'link') return token.text.startsWith('http')
  if (before.kind === 'link' && token.kind === 'word' && (before.breaks > 0 || at === 1)) return true
  if (!isUpper(token) || token.kind !== 'word') return false
  if (
    before.kind === 'emoticon' ||
    (before.kind === 'emoji' && !SUBJECTS.has(tokens[at - 2]?.lower ?? '')) ||
    LAUGHS.has(before.lower) ||
    (/^--+$/.test(before.text) && opensSentence(tokens, at - 1))
  )
    return true
  const linked = before.kind === 'link' || (before.text === '>' && tokens[at - 2]?.kind === 'link')
  return linked && /^(?:\p{Lu}\p{Ll}|I$)/u.test(token.text)
}
