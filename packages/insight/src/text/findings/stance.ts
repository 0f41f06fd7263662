import type { Cues } from '../cues.ts'
import { CLASSES, NOTES, noteOf } from '../lexicon.ts'
import type { PhraseMatch } from '../phrases.ts'
import { excerptOf, type Reading } from '../reading.ts'
import type { TokenRange } from '../tokens.ts'
import type { FindingKind, FindingWeight, Found } from './types.ts'

type Said = { reason: string; weight?: FindingWeight | undefined; rewrite?: string | undefined }

/** A finding about some words; a suggestion, unless `weight` says otherwise. */
export const foundAt = (
  reading: Reading,
  range: TokenRange,
  kind: FindingKind,
  id: string,
  { reason, weight = 'suggestion', rewrite }: Said,
): Found => {
  const { start, end } = excerptOf(reading, range)
  return { kind, rule: `${kind}/${id}`, start, end, reason, weight, ...(rewrite !== undefined && { rewrite }) }
}

/** Converts matches of one word list to findings. */
export const fromMatches = <Match extends TokenRange & { id: string }>(
  reading: Reading,
  matches: readonly Match[],
  kind: FindingKind,
  describe: (match: Match, words: string) => Said | undefined,
): Found[] =>
  matches.flatMap((match) => {
    const said = describe(match, excerptOf(reading, match).text)
    return said === undefined ? [] : [foundAt(reading, match, kind, match.id, said)]
  })

const REMOVABLE_SOFTENERS = /^(?:sort of|kind of|kinda|sorta|somewhat|pretty much)$/i

const weightIn = (contexts: readonly string[], context: string): FindingWeight =>
  contexts.includes(context) ? 'note' : 'suggestion'

export const hedgeFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.hedges, 'hedge', ({ id }, words) => ({
    reason: noteOf('hedge', id),
    weight: id === 'softener' ? weightIn(['Academic', 'Faith'], context) : 'note',
    rewrite: REMOVABLE_SOFTENERS.test(words) ? '' : undefined,
  }))

export const boosterFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.boosters, 'booster', ({ id }) => ({
    reason: noteOf('booster', id === 'certainty' ? id : 'degree'),
    weight: weightIn(['Public', 'Creative', 'Faith', 'Personal', 'Social'], context),
    rewrite: id === 'degree' ? '' : undefined,
  }))

const MILDER: Record<string, string> = {
  always: 'often',
  never: 'rarely',
  constantly: 'often',
  'all the time': 'often',
  totally: 'largely',
  completely: 'largely',
  entirely: 'largely',
  absolutely: 'really',
}

const ALL_OF_YOU = /^(?:all|everyone|everybody)$/i

/** Literal uses: "Great work, everyone", "you did nothing wrong", "every day after four". */
const isMeantExactly = ({ tokens }: Reading, { first, last }: PhraseMatch, words: string): boolean => {
  const next = tokens[last]
  if (/^(?:every day|the only|only|ever)$/i.test(words)) return true
  if (/^nothing$/i.test(words)) return next?.lower === 'wrong'
  const endsHere = next === undefined || next.kind !== 'word'
  return (
    ALL_OF_YOU.test(words) &&
    endsHere &&
    /^(?:,|hi|hello|hey|dear|thanks|you|morning)$/.test(tokens[first - 1]?.lower ?? '')
  )
}

/** Whether the sentence addresses the reader; then an absolute is an accusation. */
const speaksToReader = ({ forms, phrases }: Reading, { first }: PhraseMatch): boolean =>
  forms.slice(phrases.sentenceFirst[first], phrases.sentenceLast[first]).some((form) => CLASSES.second.has(form))

export const absoluteFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.absolutes, 'absolute', (match, words) => {
    if (isMeantExactly(reading, match, words)) return undefined
    const lower = words.toLowerCase()
    const milder = MILDER[lower]
    return {
      reason: NOTES.absolute.any,
      weight: speaksToReader(reading, match) ? weightIn(['Public', 'Creative', 'Faith', 'Academic'], context) : 'note',
      rewrite: milder && (words === lower ? milder : capitalized(milder)),
    }
  })

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Fillers, disclaimers and tag questions. */
export const fillerFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, [...cues.fillers, ...cues.disclaimers], 'filler', ({ id }, words) => {
    const reason = noteOf('filler', id)
    if (id === 'just') return { reason, rewrite: words.replace(/\s*\bjust\b/i, '') }
    if (id === 'padding' || id === 'hesitation') return { reason, rewrite: '' }
    return { reason, weight: id === 'tag' ? 'note' : undefined }
  })
