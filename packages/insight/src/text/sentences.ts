import type { Stretch } from './code.ts'
import { isLower, isPostscript, isUpper, STARTERS, startsAfresh, TERMINAL } from './fresh-starts.ts'
import type { Token, TokenRange } from './tokens.ts'
import { wordSet } from './word-set.ts'

export type Sentence = TokenRange & Stretch

/** Abbreviations that never end a sentence. */
const LEADING = wordSet(
  'mr mrs ms mx dr prof rev fr sr jr st gen col capt lt sgt maj cmdr adm gov sen rep hon pres supt det insp messrs mmes ' +
    'vs eg ie cf al viz approx ca no nos vol fig figs eq eqs sec ch p pp ed eds trans op cit dept univ assn est tel ext ave blvd rd mt ft pvt pop mc',
)
/** Those that are abbreviations only before a number, such as "no.". */
const BEFORE_NUMBERS = wordSet('no p nos ed sec al')
/** Abbreviations that may end a sentence. */
const TRAILING = wordSet(
  'etc inc ltd co corp bros llc jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun am pm',
)

const CLOSER = /^["'”’»)\]}]+$/
const OPENER = /^["'“‘«([{]+$/
const BULLET = /^[*•·‣▪◦–—-]$/

const isFace = (token: Token): boolean => token.kind === 'emoticon' || token.kind === 'emoji'

const isInitial = (token: Token): boolean => token.text.length === 1 && isUpper(token) && token.text !== 'I'

/** Whether a full stop belongs to an abbreviation. */
const isAbbreviation = (tokens: Token[], at: number, next: Token): boolean => {
  const stop = tokens[at]
  const word = tokens[at - 1]
  if (stop === undefined || word === undefined || stop.text !== '.' || stop.spaced) return false
  const bare = word.lower.replace(/\./g, '')
  const starts = isUpper(next) && STARTERS.has(next.lower)
  if (LEADING.has(bare)) {
    if (BEFORE_NUMBERS.has(bare)) return next.kind === 'number' || (bare === 'al' && !starts)
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

/** "1. Open it", "a) open it": list markers. */
const isItemMark = (tokens: Token[], at: number): boolean => {
  const [mark, stop, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (mark === undefined || stop === undefined || next === undefined) return false
  const opensLine = at === 0 || mark.breaks > 0
  const isMark = mark.kind === 'number' ? mark.text.length < 3 : /^[a-z]$/i.test(mark.text)
  return opensLine && isMark && !stop.spaced && /^[.)]$/.test(stop.text) && next.spaced && next.breaks === 0
}

/** Index after closing quotes and brackets. */
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

const firstWordFrom = (tokens: Token[], at: number): Token | undefined =>
  tokens.slice(at, at + 4).find(({ text }) => !OPENER.test(text))

/** "Okay... I have a dog": an ellipsis after few words continues the sentence. */
const CARRIED_WORDS = 3

/** Whether an ellipsis ends the sentence. */
const dotsEnd = (tokens: Token[], first: number, at: number, next: Token): boolean => {
  if (isLower(next)) return false
  const words = tokens.slice(Math.max(first, at - 4 * CARRIED_WORDS), at).filter(({ kind }) => kind === 'word').length
  // "I" is always capitalized.
  return words > CARRIED_WORDS && !(tokens[at]?.spaced === true && /^I(?:'|’|$)/.test(next.text))
}

/** Where the next sentence begins, if one ends with the token at `at`. */
const endsAt = (tokens: Token[], first: number, at: number): number | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const dotted = token.kind === 'word' && token.text.endsWith('.')
  if (!dotted && (token.kind !== 'punctuation' || !TERMINAL.test(token.text))) return undefined
  const after = pastClosers(tokens, at)
  const next = tokens[after]
  if (next === undefined) return after
  const word = firstWordFrom(tokens, after) ?? next
  if (isItemMark(tokens, at - 1) || (dotted && at === first && isPostscript(token, next))) return undefined
  if (dotted) return isDottedShortForm(token, word) || !next.spaced ? undefined : after
  if (!next.spaced && next.breaks === 0) {
    const before = tokens[at - 1]
    const joined = token.text === '.' && before !== undefined && before.text.length > 2 && /\p{Ll}$/u.test(before.text)
    const glued = isUpper(next) && next.kind === 'word' && (joined || /^[!?]|^\.\.+/.test(token.text))
    return glued ? after : undefined
  }
  const closed = after > at + 1
  if (isBrand(tokens[at - 1]) || (isAbbreviation(tokens, at, word) && !(closed && STARTERS.has(word.lower))))
    return undefined
  if (/^(?:\.{2,}|…)/.test(token.text) && next.breaks === 0) return dotsEnd(tokens, first, at, word) ? after : undefined
  // After closing quotes lowercase continues: '"Why?" he asked'.
  if (closed && isLower(word)) return undefined
  return after
}

const isBrand = (token: Token | undefined): boolean => token?.lower === 'yahoo' || token?.lower === 'jeopardy'

const DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/

/** Token length of a mail header's timestamp, or 0. */
const stampLength = (tokens: Token[], at: number): number => {
  if (tokens[at]?.kind !== 'number' || tokens[at + 1]?.text !== '/') return 0
  const parts = tokens.slice(at, at + 5).map((t) => t.text)
  if (!DATE.test(parts.join(''))) return 0
  if (!TIME.test(tokens[at + 5]?.text ?? '')) return 0
  return /^[AP]M$/.test(tokens[at + 6]?.text ?? '') ? 7 : 6
}

const GREETINGS = wordSet('hi hello hey dear morning afternoon evening')
const FAREWELLS = wordSet(
  'regards best thanks sincerely cheers luck wishes yours love respectfully thx cordially truly',
)

/** Salutation ("Vince, We are …") or signature ("Regards, Ana"). */
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

const lineEnds = (tokens: Token[], at: number): boolean => {
  const token = tokens[at]
  if (token === undefined || at === 0 || token.breaks === 0) return false
  if (token.breaks > 1) return true
  const before = tokens[at - 1]
  if (BULLET.test(token.text) || before === undefined || isItemMark(tokens, at)) return true
  // Hard-wrapped lines continue in lowercase or after a comma.
  return !(isLower(token) || before.text === ',')
}

/**
 * Splits sentences at terminal marks (not of abbreviations, initials, decimals, addresses), blank lines, and line
 * breaks that aren't hard wraps. Linear.
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
    if (at > first && (lineEnds(tokens, at) || startsAfresh(tokens, first, at))) close(at)
    const stamp = stampLength(tokens, at)
    const after = tokens[at + stamp]
    const isOn = STARTERS.has(tokens[at - 1]?.lower ?? '')
    if (stamp > 0 && (!isOn || (after !== undefined && isUpper(after)))) {
      if (at > first && !isOn) close(at)
      close(at + stamp)
      at += stamp - 1
      continue
    }
    if (endsSalutation(tokens, first, at)) {
      close(at + 1)
      continue
    }
    const end = endsAt(tokens, first, at)
    if (end === undefined) continue
    close(end)
    at = end - 1
  }
  close(tokens.length)
  return sentences
}
