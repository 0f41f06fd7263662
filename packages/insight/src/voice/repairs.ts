import { wordSet } from '../text/word-set.ts'
import { isFilledPause, plainAt, runsOf, type Token, type TokenRun } from './words.ts'

// Repeated for emphasis or by grammar.
const LEGAL_DOUBLES = wordSet(
  'that had very no bye so is ha yes yeah really many long far never please now there come knock ok okay blah well go hear tut too much more again always ever',
)
const NUMBER_WORDS = wordSet('zero oh one two three four five six seven eight nine ten')
const LONGEST_REPEAT = 4
const SENTENCE_END = /[.?!]/

/**
 * First occurrences of immediate repetitions of up to four words, with at most one edit term between ("I, um, I
 * think"). @source SOURCES.md#repairs
 */
export const findRepetitions = (tokens: readonly Token[]): readonly TokenRun[] => runsOf(tokens, repeatedLength)

function repeatedLength(tokens: readonly Token[], i: number): number {
  for (let n = LONGEST_REPEAT; n >= 1; n--) {
    if (endsSentence(tokens, i, i + n - 1)) continue
    const again = i + n + editLength(tokens, i + n)
    if (again > i + n && endsSentence(tokens, i + n, again - 1)) continue
    if (isSame(tokens, i, again, n) && !(n === 1 && isLegalDouble(plainAt(tokens, i)))) return n
  }
  return 0
}

const endsSentence = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to + 1).some((token) => SENTENCE_END.test(token.after.trimStart().slice(0, 1)))

function isSame(tokens: readonly Token[], a: number, b: number, n: number): boolean {
  if (b + n > tokens.length) return false
  for (let k = 0; k < n; k++) if (tokens[a + k]?.plain !== tokens[b + k]?.plain) return false
  return !isFilledPause(plainAt(tokens, a))
}

const isLegalDouble = (plain: string) => LEGAL_DOUBLES.has(plain) || NUMBER_WORDS.has(plain) || /^\d/.test(plain)

/** Length of an edit term at `i` (um, sorry, no, well, I mean, or rather), or 0. */
function editLength(tokens: readonly Token[], i: number): number {
  const word = plainAt(tokens, i)
  const pair = `${word} ${plainAt(tokens, i + 1)}`
  if (pair === 'i mean' || pair === 'or rather') return 2
  return isFilledPause(word) || word === 'sorry' || word === 'no' || word === 'well' ? 1 : 0
}

const SUBJECTS = wordSet('i we he she they you it')
// After these a second subject opens a clause: "I think I can".
const EMBEDDING = wordSet(
  'think thought know knew hope hoped guess guessed believe believed say said says wish wished feel felt mean meant tell told hear heard see saw suppose bet swear find found figure figured wonder wondered imagine imagined forget forgot remember remembered realize realized understand understood do did does can could will would was were am are is have had has promise promised decide decided',
)

/**
 * Restarts: a cut-off word ("th- the"), the same subject with another verb ("I want I need"), or a correction that
 * repeats a word ("on Monday, no, on Tuesday"). Patterns alone over-fire, so both sides must match.
 *
 * @source SOURCES.md#repairs
 */
export const findRepairs = (tokens: readonly Token[]): readonly TokenRun[] => runsOf(tokens, repairLength)

function repairLength(tokens: readonly Token[], i: number): number {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (token && next && /^-+(?:\s|$)/.test(token.after) && isFragment(token, next)) return 1
  return isRestart(tokens, i) ? 2 : correctionLength(tokens, i)
}

// "th- the" is cut off; "well - the" is not.
const isFragment = (token: Token, next: Token): boolean => next.plain.startsWith(token.plain)

function isRestart(tokens: readonly Token[], i: number): boolean {
  const [a, b, c, d] = [0, 1, 2, 3].map((k) => plainAt(tokens, i + k))
  if (!a || !b || !c || !d || !SUBJECTS.has(a) || a !== c || b === d) return false
  if (EMBEDDING.has(b) || isFilledPause(b)) return false
  return !/[.?!;:]/.test((tokens[i]?.after ?? '') + (tokens[i + 1]?.after ?? ''))
}

const LONGEST_CORRECTION = 3

function correctionLength(tokens: readonly Token[], i: number): number {
  for (let n = 1; n <= LONGEST_CORRECTION; n++) {
    const edit = editLength(tokens, i + n)
    const isSpokenEdit = edit > 0 && !isFilledPause(plainAt(tokens, i + n))
    if (!isSpokenEdit || !tokens[i + n - 1]?.after.includes(',')) continue
    const again = i + n + edit
    if (tokens[again]?.plain === plainAt(tokens, i) && !isSame(tokens, i, again, n)) return n + edit
  }
  return 0
}
