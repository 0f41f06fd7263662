import { apart } from '../cues.ts'
import { filledIn, NOTES, NOUN_TO_GERUND, WORDY } from '../lexicon.ts'
import { passivesOf } from '../passive.ts'
import { matcherOf } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { capitalized } from './stance.ts'
import type { Found } from './types.ts'

const LIGHT_VERB =
  /^(?:give|gave|make|made|making|take|takes|taking|come|came|reach|conduct|perform|carry|do|undertake|provide|have|has|had|hold|is indicative|is reflective|is dependent|are dependent|is supportive|be in|am in|are in|put|draw|place|bring)/

const wordy = matcherOf(WORDY.map(({ pattern }, at) => ({ id: String(at), pattern })))

const startsSentence = (reading: Reading, at: number): boolean => reading.phrases.sentenceFirst[at] === at

const wordyFindings = (reading: Reading): Found[] =>
  apart(wordy(reading.phrases)).flatMap((match): Found[] => {
    const { pattern, rewrite } = WORDY[Number(match.id)] ?? { pattern: '', rewrite: '' }
    const start = reading.tokens[match.first]?.start
    const end = reading.tokens[match.last - 1]?.end
    if (start === undefined || end === undefined) return []
    const kind = LIGHT_VERB.test(pattern) ? 'nominalization' : 'wordy'
    const shorter = startsSentence(reading, match.first) ? capitalized(rewrite) : rewrite
    const reason = rewrite === '' ? NOTES.wordy.drop : filledIn(NOTES.wordy.shorter, { rewrite })
    return [{ kind, rule: `${kind}/phrase`, start, end, reason, weight: 'suggestion', rewrite: shorter }]
  })

const nominalizationFindings = (reading: Reading): Found[] => {
  const found: Found[] = []
  const { tokens, forms } = reading
  for (let at = 1; at + 1 < tokens.length; at += 1) {
    const gerund = NOUN_TO_GERUND.get(forms[at] ?? '')
    if (gerund === undefined || forms[at + 1] !== 'of') continue
    const article = forms[at - 1] === 'the' ? 1 : 0
    const start = tokens[at - article]?.start ?? 0
    const end = tokens[at + 1]?.end ?? 0
    const rewrite = startsSentence(reading, at - article) ? capitalized(gerund) : gerund
    const reason = filledIn(NOTES.wordy.verb, { rewrite: gerund })
    found.push({ kind: 'nominalization', rule: 'nominalization/of', start, end, reason, weight: 'suggestion', rewrite })
  }
  return found
}

/** Passives that hide the agent of a mistake. */
const HIDES_SOMEBODY =
  /^(?:made|caused|lost|forgotten|overlooked|missed|mishandled|mistaken|broken|delayed|damaged|ignored|dropped|misplaced|offended|hurt)$/

/** From this many passives in a third of the sentences, all are suggestions. */
const MANY_PASSIVES = 3

const passiveFindings = (reading: Reading, context: string): Found[] => {
  const clauses = passivesOf(reading.tokens, reading.tags, reading.sentences)
  const tiring = clauses.length >= MANY_PASSIVES && 3 * clauses.length >= reading.sentences.length
  const isFree = context === 'Creative' || context === 'Academic'
  return clauses.flatMap((clause): Found[] => {
    const start = reading.tokens[clause.first]?.start
    const end = reading.tokens[clause.last - 1]?.end
    if (start === undefined || end === undefined) return []
    const participle = reading.tokens[clause.participle]?.lower ?? ''
    const stock = /^(?:located|based|supposed|called|named|dated|attached|enclosed|born|promoted|awarded)$/.test(
      participle,
    )
    const reason = NOTES.passive[stock ? 'usual' : clause.agent ? 'agent' : 'agentless']
    const asks = !stock && !isFree && (tiring || clause.agent || HIDES_SOMEBODY.test(participle))
    const weight = asks ? 'suggestion' : 'note'
    return [{ kind: 'passive', rule: clause.agent ? 'passive/agent' : 'passive/agentless', start, end, reason, weight }]
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
