import type { Cues } from '../cues.ts'
import type { Reading } from '../reading.ts'
import {
  blameFindings,
  empathyFindings,
  fauxFeelingFindings,
  politenessFindings,
  unclearAskFindings,
} from './people.ts'
import { absoluteFindings, boosterFindings, fillerFindings, hedgeFindings } from './stance.ts'
import type { Finding, Found } from './types.ts'
import { wordingFindings } from './wording.ts'

/** A short number for some words (FNV-1a), so that an identifier does not repeat what somebody wrote. */
const digestOf = (words: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const identified = (text: string, found: readonly Found[]): Finding[] => {
  const seen = new Map<string, number>()
  return found.map((finding) => {
    const name = `${finding.rule}/${digestOf(text.slice(finding.start, finding.end).toLowerCase())}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { id: before === 0 ? name : `${name}-${before + 1}`, ...finding }
  })
}

const shareWords = (one: Found, other: Found): boolean => one.start < other.end && other.start < one.end

const saysTheSame = (one: Found, other: Found): boolean =>
  one.kind === 'politeness' && (one.start === other.start || (one.end === other.end && one.reason === other.reason))

/** One place, one thing to think about: what blame says need not be said again, and no advice contradicts another. */
const reconciled = (found: readonly Found[]): Found[] => {
  const charges = found.filter(({ kind }) => kind === 'blame' || kind === 'faux-feeling')
  const strengths = found.filter(({ kind, weight }) => kind === 'politeness' && weight === 'strength')
  const kept: Found[] = []
  for (const finding of found) {
    const { kind, weight } = finding
    const inCharge = (kind === 'absolute' || kind === 'politeness') && weight !== 'strength'
    if (inCharge && charges.some((charge) => shareWords(charge, finding))) continue
    const before = kept.findLast((other) => other.kind === kind)
    if (before !== undefined && saysTheSame(finding, before)) continue
    const isPraised = kind === 'hedge' && strengths.some((strength) => shareWords(strength, finding))
    kept.push(isPraised ? { ...finding, weight: 'note' } : finding)
  }
  return kept
}

/** All findings of a text in the order of their places. The context changes weights and wording, never what is found. */
export const findingsOf = (reading: Reading, cues: Cues, context: string): Finding[] =>
  identified(
    reading.text,
    reconciled(
      [
        ...hedgeFindings(reading, cues, context),
        ...boosterFindings(reading, cues, context),
        ...absoluteFindings(reading, cues, context),
        ...fillerFindings(reading, cues),
        ...blameFindings(reading, cues),
        ...empathyFindings(reading, cues),
        ...fauxFeelingFindings(reading, cues),
        ...unclearAskFindings(reading, cues),
        ...politenessFindings(reading, cues),
        ...wordingFindings(reading, context),
      ].sort((a, b) => a.start - b.start || b.end - a.end),
    ),
  )
