import { wordSet } from '../text/word-set.ts'
import { isFilledPause, plainAt, runsOf, type Token, type TokenRun } from './words.ts'

const NOT_BEFORE_LIKE = wordSet(
  "would d i'd you'd we'd they'd he'd she'd look looks looked looking feel feels felt sound sounds sounded seem seems seemed i you we they to not don't didn't doesn't just much more most",
)
const QUOTING = wordSet("was were is be am are i'm he's she's it's we're they're you're")
const SPOKEN_OPENERS = wordSet('oh no what hey okay ok yeah yes wow well why um uh hmm')
const KNOWN_THING = wordSet(
  "what who where when why how which that if whether the a an this these those my your his her its our their it him them me us about all everything something nothing anything i'm he's she's it's",
)
const NOT_BEFORE_KNOW = wordSet(
  "do did don't didn't does if as let lets let's to would could should might may will can that what",
)
const MEANT_THING = wordSet('it that to business well what this no for')
const HEDGED_BY = wordSet(
  "was is are were am be been it's i'm he's she's we're they're you're that's i you we they he she just so feels felt feel looks looked look seems seemed seem to really got get gets",
)
const ADVERBS = wordSet('basically actually literally')
const NUMBERS = wordSet('one two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand')

export const findFilledPauseWords = (tokens: readonly Token[]): readonly TokenRun[] =>
  runsOf(tokens, (all, i) => (isFilledPause(plainAt(all, i)) ? 1 : 0))

/**
 * Discourse fillers, only where context proves that they carry no meaning: not "I like it", "you know the answer", "a
 * kind of cheese". @source SOURCES.md#fillers
 */
export const findDiscourseFillers = (tokens: readonly Token[]): readonly TokenRun[] => runsOf(tokens, fillerLength)

function fillerLength(tokens: readonly Token[], i: number): number {
  const around = surroundings(tokens, i)
  const { word, next } = around
  if (word === 'like') return isFillerLike(around) ? 1 : 0
  if (word === 'you' && next === 'know') return isFillerYouKnow(surroundings(tokens, i, 2)) ? 2 : 0
  if (word === 'i' && next === 'mean') return isFillerIMean(surroundings(tokens, i, 2)) ? 2 : 0
  if ((word === 'sort' || word === 'kind') && next === 'of') return HEDGED_BY.has(around.before) ? 2 : 0
  if (ADVERBS.has(word)) return around.opens && around.closes ? 1 : 0
  if (word === 'right') return around.marksBefore.includes(',') && around.marksAfter.startsWith('?') ? 1 : 0
  if ((word === 'okay' || word === 'ok') && next === 'so') return around.opens ? 2 : 0
  return word === 'so' && next === 'yeah' ? 2 : 0
}

type Surroundings = {
  readonly word: string
  readonly next: string
  readonly before: string
  /** The token after the filler. */
  readonly following: string
  readonly marksBefore: string
  readonly marksAfter: string
  /** Between marks or text edges. */
  readonly opens: boolean
  readonly closes: boolean
}

const MARK = /[,.;:?!\u2014\u2026-]/

function surroundings(tokens: readonly Token[], i: number, length = 1): Surroundings {
  const marksBefore = i > 0 ? (tokens[i - 1]?.after ?? '') : ''
  const marksAfter = tokens[i + length - 1]?.after ?? ''
  return {
    word: plainAt(tokens, i),
    next: plainAt(tokens, i + 1),
    before: plainAt(tokens, i - 1),
    following: plainAt(tokens, i + length),
    marksBefore,
    marksAfter,
    opens: i === 0 || MARK.test(marksBefore),
    closes: i + length >= tokens.length || MARK.test(marksAfter),
  }
}

function isFillerLike({ before, following, marksBefore, marksAfter }: Surroundings): boolean {
  if (marksBefore.includes(',') && marksAfter.includes(',')) return true
  if (NOT_BEFORE_LIKE.has(before)) return false
  if (QUOTING.has(before) && (/["\u201c]/.test(marksAfter) || SPOKEN_OPENERS.has(following))) return true
  return before !== '' && (/^\d/.test(following) || NUMBERS.has(following) || isFilledPause(following))
}

function isFillerYouKnow({ before, following, opens, closes, marksBefore }: Surroundings): boolean {
  if (NOT_BEFORE_KNOW.has(before) && !marksBefore.includes(',')) return false
  if (!opens) return false
  return (closes && before + following !== '') || (following !== '' && !KNOWN_THING.has(following))
}

function isFillerIMean({ following, opens, marksAfter }: Surroundings): boolean {
  return opens && following !== '' && (marksAfter.includes(',') || !MEANT_THING.has(following))
}
