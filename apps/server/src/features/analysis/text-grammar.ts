import type { TextFinding } from '@understory/contract/text-measures'
import { codeStretchesOf, touches } from '@understory/insight/text/code'
import { withFewMarks } from '@understory/language/words'
import type { GrammarIssue, GrammarTask } from '../../workers/grammar.ts'
import { type Pool, PoolError } from '../../workers/pool.ts'

export type GrammarCheck = { checked: true; issues: GrammarIssue[] } | { checked: false; reason: string }

/** Longer "words" cost the checker seconds and gigabytes. */
const LONG_WORD = /\S{41,}/g
/** Chunk of a long text, small enough for the thread's timeout. */
const PIECE_LENGTH = 20_000
/** Timeout for all chunks of one text; the rest is left out. */
const PATIENCE_MILLISECONDS = 12_000
const TERM_USES = 3

const LATE = 'Spelling and grammar took too long this time. Analyze again in a moment.'

/** Style has sourced rules of its own; other categories are preferences. */
const NOT_MISTAKES = new Set(['Style', 'Readability', 'Enhancement', 'Formatting', 'Regionalism', 'Redundancy'])
const MISSPELLINGS = new Set(['Spelling', 'Typo'])

/** Spelling and grammar, chunk by chunk. Returns undefined rather than late; never throws. */
export async function checkGrammar(
  pool: Pool<GrammarTask, GrammarIssue[]>,
  text: string,
  signal: AbortSignal,
): Promise<GrammarCheck> {
  const late = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  const enough = AbortSignal.any([signal, late])
  const issues: GrammarIssue[] = []
  try {
    for (const { start, piece } of piecesOf(maskLongWords(text))) {
      const found = await pool.run({ text: piece }, { signal: enough })
      for (const issue of found) issues.push({ ...issue, start: issue.start + start, end: issue.end + start })
    }
    return { checked: true, issues }
  } catch (error) {
    if (error instanceof PoolError) return { checked: false, reason: LATE }
    throw error
  }
}

/** Replaces overlong words by spaces, so that offsets stay valid. */
export function maskLongWords(text: string): string {
  return text.replace(LONG_WORD, (word) => ' '.repeat(word.length))
}

/** Splits a long text at line ends, else between words. */
export function piecesOf(text: string): { start: number; piece: string }[] {
  const pieces: { start: number; piece: string }[] = []
  for (let start = 0; start < text.length; ) {
    const end = text.length - start <= PIECE_LENGTH ? text.length : cutBefore(text, start + PIECE_LENGTH, start)
    pieces.push({ start, piece: text.slice(start, end) })
    start = end
  }
  return pieces
}

function cutBefore(text: string, limit: number, start: number): number {
  const half = start + PIECE_LENGTH / 2
  const line = text.lastIndexOf('\n', limit - 1)
  if (line >= half) return line + 1
  const space = text.lastIndexOf(' ', limit - 1)
  return space >= half ? space + 1 : limit
}

type Accepted = {
  /** The owner's dictionary, lowercase. */
  words: ReadonlySet<string>
  sentenceStarts: readonly number[]
}

/** Converts issues to findings, without code, names, recurring terms and dictionary words. */
export function grammarFindings(text: string, issues: readonly GrammarIssue[], accepted: Accepted): TextFinding[] {
  const code = codeStretchesOf(text)
  const kept = issues
    .filter((issue) => !NOT_MISTAKES.has(issue.category) && !touches(issue, code) && isMistake(text, issue))
    .map((issue) => readAnew(text, issue))
  const isRight = spellingJudge(text, kept, accepted)
  return kept.flatMap((issue) => {
    const { rule, category, start, end, message, replacements } = issue
    const kind = MISSPELLINGS.has(category) ? 'spelling' : 'grammar'
    const rewrite = replacements[0]
    if (kind === 'spelling' && isRight(issue)) return []
    if (category === 'Capitalization' && isName(text.slice(start, end), rewrite)) return []
    const finding: TextFinding = { kind, rule: `${kind}/${rule}`, start, end, reason: message, weight: 'suggestion' }
    return [rewrite === undefined ? finding : { ...finding, rewrite }]
  })
}

function isMistake(text: string, { category, start, end, replacements: [better] }: GrammarIssue): boolean {
  // No suggestion, no error: "froze" is a past tense, which agrees with everybody.
  if (category === 'Agreement' && better === undefined) return false
  // "ASAP" spelled out is no correction.
  const initials = better?.split(' ').map((word) => word.charAt(0))
  return initials === undefined || initials.length < 2 || plain(initials.join('')) !== plain(text.slice(start, end))
}

const YOUR_THE = /^your(\s+)the$/i

/** The checker reads "your the only one" as a doubled article; the person meant "you're". */
function readAnew(text: string, issue: GrammarIssue): GrammarIssue {
  const found = text.slice(issue.start, issue.end)
  const space = issue.rule === 'TheMy' ? YOUR_THE.exec(found)?.[1] : undefined
  if (space === undefined) return issue
  return {
    ...issue,
    rule: 'YourTheToYoureThe',
    category: 'Grammar',
    message: '“Your” shows whose something is. Here it stands for “you are”: “you’re”.',
    replacements: [`${found.startsWith('Y') ? 'You' : 'you'}'re${space}${found.slice(-3)}`],
  }
}

function spellingJudge(text: string, issues: readonly GrammarIssue[], { words, sentenceStarts }: Accepted) {
  const suspected = new Set(
    issues.filter(({ category }) => MISSPELLINGS.has(category)).map(({ start, end }) => plain(text.slice(start, end))),
  )
  const starts = new Set(sentenceStarts)
  const uses = new Map<string, number>()
  const names = new Set<string>()
  if (suspected.size > 0) {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      const form = plain(word)
      if (!suspected.has(form)) continue
      uses.set(form, (uses.get(form) ?? 0) + 1)
      if (!starts.has(index) && isCapitalized(word)) names.add(form)
    }
  }
  return ({ start, end }: GrammarIssue) => {
    const word = text.slice(start, end)
    const form = plain(word)
    return words.has(form) || (uses.get(form) ?? 0) >= TERM_USES || (names.has(form) && isCapitalized(word))
  }
}

/** "Sam" is not a misspelled "SAM". */
function isName(word: string, rewrite: string | undefined): boolean {
  return isCapitalized(word) && rewrite !== undefined && plain(rewrite) === plain(word)
}

/** Capitalized inside a sentence: a name. */
function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

export function plain(word: string): string {
  return withFewMarks(word).normalize('NFC').replaceAll('’', "'").toLowerCase()
}
