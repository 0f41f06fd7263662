import { apart } from '../cues.ts'
import { filledIn, NOTES, NOUN_TO_GERUND, WORDY } from '../lexicon.ts'
import { passivesOf } from '../passive.ts'
import { matcherOf } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { capitalized, foundAt } from './stance.ts'
import type { Found } from './types.ts'

const LIGHT_VERB =
  /^(?:give|gave|make|made|making|take|takes|taking|come|came|reach|conduct|perform|carry|do|undertake|provide|have|has|had|hold|is indicative|is reflective|is dependent|are dependent|is supportive|be in|am in|are in|put|draw|place|bring)/

const wordy = matcherOf(WORDY.map(({ pattern }, at) => ({ id: String(at), pattern })))

const startsSentence = (reading: Reading, at: number): boolean => reading.phrases.sentenceFirst[at] === at

const wordyFindings = (reading: Reading): Found[] =>
  apart(wordy(reading.phrases)).map((match) => {
    const { pattern, rewrite } = WORDY[Number(match.id)] ?? { pattern: '', rewrite: '' }
    return foundAt(reading, match, LIGHT_VERB.test(pattern) ? 'nominalization' : 'wordy', 'phrase', {
      reason: rewrite === '' ? NOTES.wordy.drop : filledIn(NOTES.wordy.shorter, { rewrite }),
      rewrite: startsSentence(reading, match.first) ? capitalized(rewrite) : rewrite,
    })
  })

const nominalizationFindings = (reading: Reading): Found[] =>
  reading.forms.flatMap((form, at) => {
    const gerund = NOUN_TO_GERUND.get(form)
    if (gerund === undefined || at === 0 || reading.forms[at + 1] !== 'of') return []
    const first = reading.forms[at - 1] === 'the' ? at - 1 : at
    const reason = filledIn(NOTES.wordy.verb, { rewrite: gerund })
    const rewrite = startsSentence(reading, first) ? capitalized(gerund) : gerund
    return [foundAt(reading, { first, last: at + 2 }, 'nominalization', 'of', { reason, rewrite })]
  })

/** Passives that hide the agent of a mistake. */
const HIDES_SOMEBODY =
  /^(?:made|caused|lost|forgotten|overlooked|missed|mishandled|mistaken|broken|delayed|damaged|ignored|dropped|misplaced|offended|hurt)$/

const STOCK = /^(?:located|based|supposed|called|named|dated|attached|enclosed|born|promoted|awarded)$/

/** From this many passives in a third of the sentences, all are suggestions. */
const MANY_PASSIVES = 3

const passiveFindings = (reading: Reading, context: string): Found[] => {
  const clauses = passivesOf(reading.tokens, reading.tags, reading.sentences)
  const tiring = clauses.length >= MANY_PASSIVES && 3 * clauses.length >= reading.sentences.length
  const isFree = context === 'Creative' || context === 'Academic'
  return clauses.map((clause) => {
    const { agent } = clause
    const participle = reading.tokens[clause.participle]?.lower ?? ''
    const asks = !isFree && (tiring || agent || HIDES_SOMEBODY.test(participle))
    const isStock = STOCK.test(participle)
    return foundAt(reading, clause, 'passive', agent ? 'agent' : 'agentless', {
      reason: NOTES.passive[isStock ? 'usual' : agent ? 'agent' : 'agentless'],
      weight: asks && !isStock ? 'suggestion' : 'note',
    })
  })
}

/** Drops overlapping findings: only one rewrite can be applied. */
const withoutOverlaps = (found: readonly Found[]): Found[] => {
  const kept: Found[] = []
  for (const finding of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding)
  return kept
}

/** Wordy phrases, nominalizations and passives. */
export const wordingFindings = (reading: Reading, context: string): Found[] => [
  ...withoutOverlaps([...wordyFindings(reading), ...nominalizationFindings(reading)]),
  ...passiveFindings(reading, context),
]
