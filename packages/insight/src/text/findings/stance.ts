import type { Cues } from '../cues.ts'
import { CLASSES, NOTES, noteOf } from '../lexicon.ts'
import type { PhraseMatch } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import type { FindingKind, FindingWeight, Found } from './types.ts'

/** Converts matches of one word list to findings. */
export const fromMatches = (
  reading: Reading,
  matches: readonly PhraseMatch[],
  kind: FindingKind,
  describe: (
    match: PhraseMatch,
    words: string,
  ) => { reason: string; weight?: FindingWeight; rewrite?: string } | undefined,
): Found[] =>
  matches.flatMap((match) => {
    const start = reading.tokens[match.first]?.start
    const end = reading.tokens[match.last - 1]?.end
    if (start === undefined || end === undefined) return []
    const said = describe(match, reading.text.slice(start, end))
    if (said === undefined) return []
    const { reason, weight = 'suggestion', rewrite } = said
    return [
      { kind, rule: `${kind}/${match.id}`, start, end, reason, weight, ...(rewrite === undefined ? {} : { rewrite }) },
    ]
  })

const REMOVABLE_SOFTENERS = /^(?:sort of|kind of|kinda|sorta|somewhat|pretty much)$/i

const weightIn = (contexts: readonly string[], context: string): FindingWeight =>
  contexts.includes(context) ? 'note' : 'suggestion'

export const hedgeFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.hedges, 'hedge', ({ id }, words) => ({
    reason: noteOf('hedge', id),
    weight: id === 'softener' ? weightIn(['Academic', 'Faith'], context) : 'note',
    ...(REMOVABLE_SOFTENERS.test(words) ? { rewrite: '' } : {}),
  }))

export const boosterFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.boosters, 'booster', ({ id }) => ({
    reason: noteOf('booster', id === 'certainty' ? id : 'degree'),
    weight: weightIn(['Public', 'Creative', 'Faith', 'Personal', 'Social'], context),
    ...(id === 'degree' ? { rewrite: '' } : {}),
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
const speaksToReader = ({ forms, phrases }: Reading, { first }: PhraseMatch): boolean => {
  for (let at = phrases.sentenceFirst[first] ?? 0; at < (phrases.sentenceLast[first] ?? 0); at += 1)
    if (CLASSES.second.has(forms[at] ?? '')) return true
  return false
}

export const absoluteFindings = (reading: Reading, cues: Cues, context: string): Found[] =>
  fromMatches(reading, cues.absolutes, 'absolute', (match, words) => {
    if (isMeantExactly(reading, match, words)) return undefined
    const milder = MILDER[words.toLowerCase()]
    return {
      reason: NOTES.absolute.any,
      weight: speaksToReader(reading, match) ? weightIn(['Public', 'Creative', 'Faith', 'Academic'], context) : 'note',
      ...(milder === undefined ? {} : { rewrite: words === words.toLowerCase() ? milder : capitalized(milder) }),
    }
  })

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Fillers, disclaimers and tag questions. */
export const fillerFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, [...cues.fillers, ...cues.disclaimers], 'filler', ({ id }, words) => {
    const reason = noteOf('filler', id)
    if (id === 'just') return { reason, rewrite: words.replace(/\s*\bjust\b/i, '') }
    if (id === 'padding' || id === 'hesitation') return { reason, rewrite: '' }
    return { reason, ...(id === 'tag' ? { weight: 'note' as const } : {}) }
  })
