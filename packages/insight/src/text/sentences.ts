import type { Token } from './tokens.ts'

/** A sentence: tokens `first` up to but not including `last`, and where it stands in the text (UTF-16 units). */
export type Sentence = { first: number; last: number; start: number; end: number }

const words = (list: string): Set<string> => new Set(list.split(' '))

/** Written before a name, a number or a word, never at the end of a sentence. */
const LEADING = words(
  'mr mrs ms mx dr prof rev fr sr jr st gen col capt lt sgt maj cmdr adm gov sen rep hon pres supt det insp messrs mmes ' +
    'vs eg ie cf al viz approx ca no nos vol fig figs eq eqs sec ch pp ed eds trans op cit dept univ assn est tel ext ave blvd rd mt ft pvt pop mc',
)
/** May end a sentence: the word after decides. */
const TRAILING = words(
  'etc inc ltd co corp bros llc jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun am pm',
)
/** Capitalized words that so often begin a sentence that a short form before them ends one. */
const STARTERS = words(
  'the a an i he she it we they you this that these those there here my his her our their its in on at if when while after before ' +
    'but and so or however also although because since as for with what who how why where do does did is are was were have has not no ' +
    'yes please thanks thank then now all some many most each both one two to from by',
)

const TERMINAL = /^[.!?…]+$|^[。！？]+$/
const CLOSER = /^["'”’»)\]}]+$/
const OPENER = /^["'“‘«([{]+$/
const RULE = /^(?:[*=_~]{3,}|-{5,})$/
const BULLET = /^[*•·‣▪◦–—-]$/

const isUpper = (token: Token): boolean => {
  const code = token.text.charCodeAt(0)
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(token.text)
}
const isLower = (token: Token): boolean => {
  const code = token.text.charCodeAt(0)
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(token.text)
}

const isFace = (token: Token): boolean => token.kind === 'emoticon' || token.kind === 'emoji'

const isInitial = (token: Token): boolean => token.text.length === 1 && isUpper(token) && token.text !== 'I'

/** Whether the full stop at `at` belongs to a short form, given the word after it. */
const isAbbreviation = (tokens: Token[], at: number, next: Token): boolean => {
  const stop = tokens[at]
  const word = tokens[at - 1]
  if (stop === undefined || word === undefined || stop.text !== '.' || stop.spaced) return false
  const bare = word.lower.replace(/\./g, '')
  const starts = isUpper(next) && STARTERS.has(next.lower)
  if (LEADING.has(bare)) {
    // "no." is a short form before a number only; others may not end a sentence before a usual opening word.
    if (bare === 'no' || bare === 'nos' || bare === 'ed' || bare === 'sec' || bare === 'al')
      return next.kind === 'number' || (bare === 'al' && !starts)
    return word.text.length < 6 && !(starts && !isUpper(word))
  }
  if (TRAILING.has(bare))
    return (
      word.kind === 'word' &&
      (!isUpper(next) || (isUpper(word) && !starts)) &&
      bare !== 'sun' &&
      bare !== 'sat' &&
      bare !== 'mar'
    )
  return isInitial(word) && isUpper(next) && !starts && !(tokens[at - 2]?.kind === 'number')
}

const isDottedShortForm = (token: Token, next: Token): boolean =>
  /^(?:\p{L}\.){2,}$/u.test(token.text) && !(isUpper(next) && STARTERS.has(next.lower) && next.spaced)

type Break = { after: number }

/** Index after closing quotes and brackets that belong to the mark at `at`. */
const pastClosers = (tokens: Token[], at: number): number => {
  let end = at + 1
  while (end < tokens.length) {
    const token = tokens[end]
    if (token === undefined || token.breaks > 0) break
    const closes = token.spaced
      ? /^(?:[)\]}]+|[?!]+)$/.test(token.text) || isFace(token)
      : CLOSER.test(token.text) || isFace(token)
    if (!closes) break
    end += 1
  }
  return end
}

const firstWordFrom = (tokens: Token[], at: number): Token | undefined => {
  for (let i = at; i < Math.min(at + 4, tokens.length); i += 1) {
    const token = tokens[i]
    if (token !== undefined && !OPENER.test(token.text)) return token
  }
  return undefined
}

const endsAt = (tokens: Token[], at: number): Break | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const dotted = token.kind === 'word' && token.text.endsWith('.')
  if (!dotted && (token.kind !== 'punctuation' || !TERMINAL.test(token.text))) return undefined
  const after = pastClosers(tokens, at)
  const next = tokens[after]
  if (next === undefined) return { after }
  const word = firstWordFrom(tokens, after) ?? next
  if (dotted) return isDottedShortForm(token, word) || !next.spaced ? undefined : { after }
  if (!next.spaced && next.breaks === 0) {
    const before = tokens[at - 1]
    const joined = token.text === '.' && before !== undefined && before.text.length > 2 && /\p{Ll}$/u.test(before.text)
    const glued = isUpper(next) && next.kind === 'word' && (joined || /^[!?]|^\.\.+/.test(token.text))
    return glued ? { after } : undefined
  }
  const closed = after > at + 1
  if (isBrand(tokens[at - 1]) || (isAbbreviation(tokens, at, word) && !(closed && STARTERS.has(word.lower))))
    return undefined
  if (/^(?:\.{2,}|…)/.test(token.text)) return isLower(word) || token.spaced ? undefined : { after }
  // After closing quotes or brackets a small letter goes on: '"Why?" he asked'.
  if (closed && isLower(word)) return undefined
  return { after }
}

const isBrand = (token: Token | undefined): boolean => token?.lower === 'yahoo' || token?.lower === 'jeopardy'

const isRule = (token: Token): boolean => token.text.length > 2 && token.kind !== 'word' && RULE.test(token.text)

const DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/

/** Length in tokens of a mail header's "04/26/2001 07:17 AM" that begins at `at`, else 0. */
const stampLength = (tokens: Token[], at: number): number => {
  if (tokens[at]?.kind !== 'number' || tokens[at + 1]?.text !== '/') return 0
  const parts = tokens.slice(at, at + 5).map((t) => t.text)
  if (!DATE.test(parts.join(''))) return 0
  if (!TIME.test(tokens[at + 5]?.text ?? '')) return 0
  return /^[AP]M$/.test(tokens[at + 6]?.text ?? '') ? 7 : 6
}

const GREETINGS = words('hi hello hey dear morning afternoon evening')
const FAREWELLS = words('regards best thanks sincerely cheers luck wishes yours love respectfully thx cordially truly')

/** Whether the comma at `at` ends a salutation ("Vince, We are …") or stands before a signature ("Regards, Ana"). */
const endsSalutation = (tokens: Token[], first: number, at: number): boolean => {
  const next = tokens[at + 1]
  const mark = tokens[at]?.text
  if ((mark !== ',' && mark !== ':') || next === undefined || !isUpper(next) || !next.spaced) return false
  const before = tokens.slice(first, at)
  const last = before.at(-1)
  if (last === undefined || before.length > 4 || before.some((t) => t.kind !== 'word')) return false
  if (FAREWELLS.has(last.lower)) {
    let end = at + 1
    while (end < tokens.length && end < at + 8 && (tokens[end]?.breaks ?? 0) < (end === at + 1 ? 9 : 1)) end += 1
    return tokens.slice(at + 1, end).every((t) => isUpper(t) || t.kind !== 'word') && end < at + 8
  }
  const opens = (tokens[first]?.breaks ?? 0) > 0 || first === 0
  const names = before.every((t, i) => isUpper(t) && (i > 0 || !STARTERS.has(t.lower)))
  const greets = GREETINGS.has(before[0]?.lower ?? '')
  if (tokens[at]?.text === ':') return opens && greets
  return opens && next.text !== 'I' && STARTERS.has(next.lower) && (greets || (names && before.length < 3))
}

/** Opening words that may close a sentence too. */
const MAY_END = words('that this these those it you here there now then all both one thanks')
const SUBJECTS = words('i he she we they you it')
const LAUGHS = words('lol lmao rofl haha hahaha hehe')
const PRONOUN_STARTS = words('he she we they it this there if you but and so these those no my our their when')

/** "He died He was …": a capitalized opening word between small words, where the mark was left out. */
const runsOn = (tokens: Token[], at: number): boolean => {
  const [two, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]]
  if (two === undefined || before === undefined || token === undefined || next === undefined || !isUpper(token))
    return false
  if (!PRONOUN_STARTS.has(token.lower) || token.text.slice(1) !== token.lower.slice(1)) return false
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

/** Whether a new sentence begins at `at` although no mark ended the one before: links, rules and mail headers. */
const startsAfresh = (tokens: Token[], at: number): boolean => {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined || !token.spaced) return false
  if (token.kind === 'word' && before.kind === 'word' && !LAUGHS.has(before.lower)) return runsOn(tokens, at)
  if (isRule(token) || isRule(before)) return true
  if (before.kind === 'link' && token.kind === 'link') return token.text.startsWith('http')
  if (before.kind === 'link' && token.kind === 'word' && (before.breaks > 0 || at === 1)) return true
  if (!isUpper(token) || token.kind !== 'word') return false
  if (
    before.kind === 'emoticon' ||
    LAUGHS.has(before.lower) ||
    (/^--+$/.test(before.text) && opensSentence(tokens, at - 1))
  )
    return true
  const linked = before.kind === 'link' || (before.text === '>' && tokens[at - 2]?.kind === 'link')
  return linked && /^(?:\p{Lu}\p{Ll}|I$)/u.test(token.text)
}

const lineEnds = (tokens: Token[], at: number): boolean => {
  const token = tokens[at]
  if (token === undefined || at === 0 || token.breaks === 0) return false
  if (token.breaks > 1) return true
  const before = tokens[at - 1]
  if (BULLET.test(token.text) || before === undefined) return true
  // A hard-wrapped line goes on in small letters or after a comma.
  return !(isLower(token) || before.text === ',')
}

/**
 * Sentences of a text: they end at marks (not those of short forms, initials, decimals and addresses), at blank lines,
 * and at line breaks that do not look like hard wrapping. Cost is linear in the text.
 *
 * @source sources.md#sentence-splitting
 */
export const sentencesOf = (tokens: Token[]): Sentence[] => {
  const sentences: Sentence[] = []
  let first = 0
  const close = (last: number): void => {
    const a = tokens[first]
    const b = tokens[last - 1]
    if (a !== undefined && b !== undefined && last > first) sentences.push({ first, last, start: a.start, end: b.end })
    first = last
  }
  for (let at = 0; at < tokens.length; at += 1) {
    if (at > first && (lineEnds(tokens, at) || startsAfresh(tokens, at))) close(at)
    const stamp = stampLength(tokens, at)
    if (stamp > 0 && !STARTERS.has(tokens[at - 1]?.lower ?? '')) {
      if (at > first) close(at)
      close(at + stamp)
      at += stamp - 1
      continue
    }
    if (endsSalutation(tokens, first, at)) {
      close(at + 1)
      continue
    }
    const end = endsAt(tokens, at)
    if (end === undefined) continue
    close(end.after)
    at = end.after - 1
  }
  close(tokens.length)
  return sentences
}
