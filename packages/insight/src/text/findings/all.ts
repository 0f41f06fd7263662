import { codeStretchesOf, touches } from '../code.ts'
import type { Cues } from '../cues.ts'
import type { Reading } from '../reading.ts'
import { mixedMetaphorFindings } from './imagery.ts'
import { repeatedOpenings } from './openings.ts'
import {
  blameFindings,
  empathyFindings,
  fauxFeelingFindings,
  politenessFindings,
  unclearAskFindings,
} from './people.ts'
import { absoluteFindings, boosterFindings, fillerFindings, hedgeFindings } from './stance.ts'
import { suggestedFindings } from './suggested.ts'
import type { Finding, FindingKind, Found } from './types.ts'
import { wordingFindings } from './wording.ts'

/** FNV-1a hash, so that ids don't repeat user text. */
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

/** Inside a set phrase such as "when all is said and done", single words mean nothing of their own. */
const isOneWord = ({ kind }: Found): boolean => ['hedge', 'booster', 'absolute', 'passive'].includes(kind)

const isNoStrength = ({ kind, weight }: Found): boolean =>
  (kind === 'absolute' || kind === 'politeness') && weight !== 'strength'

/** Findings that win over an overlapping one that says the same. */
const OUTRANKS: Partial<Record<FindingKind, (other: Found) => boolean>> = {
  blame: isNoStrength,
  'faux-feeling': isNoStrength,
  'passive-aggressive': ({ kind }) => kind !== 'passive-aggressive' && kind !== 'passive',
  urgency: ({ kind }) => !['urgency', 'passive-aggressive', 'blame'].includes(kind),
  'mixed-metaphor': ({ kind }) => kind === 'cliche',
  wordy: ({ kind }) => kind === 'cliche' || kind === 'filler',
  cliche: isOneWord,
  filler: ({ kind }) => kind === 'absolute' || kind === 'passive',
}
const ONE_AT_A_PLACE = new Set<FindingKind>(['blame', 'passive-aggressive', 'urgency', 'cliche', 'mixed-metaphor'])

/** Of two findings of a kind at one place, keeps the one with a rewrite, else the first. */
const isTwinOf = (one: Found, other: Found, isLater: boolean): boolean =>
  one.kind === other.kind &&
  ONE_AT_A_PLACE.has(one.kind) &&
  ((one.rewrite === undefined) === (other.rewrite === undefined) ? isLater : one.rewrite === undefined)

/** Upper bound of a finding's length, so that only neighbors are compared. */
const REACH = 400

/** Removes redundant and contradictory findings at one place. */
const reconciled = (found: readonly Found[]): Found[] => {
  const kept: Found[] = []
  const last = new Map<FindingKind, Found>()
  found.forEach((finding, at) => {
    let from = at
    while (from > 0 && (found[from - 1]?.start ?? 0) > finding.start - REACH) from -= 1
    let isPraised = false
    for (let near = from; near < found.length; near += 1) {
      const other = found[near]
      if (other === undefined || other.start >= finding.end) break
      if (other === finding || !shareWords(other, finding)) continue
      if (OUTRANKS[other.kind]?.(finding) || isTwinOf(finding, other, near < at)) return
      isPraised ||= finding.kind === 'hedge' && other.kind === 'politeness' && other.weight === 'strength'
    }
    const before = last.get(finding.kind)
    if (before !== undefined && saysTheSame(finding, before)) return
    const one: Found = isPraised ? { ...finding, weight: 'note' } : finding
    last.set(one.kind, one)
    kept.push(one)
  })
  return kept
}

/** All findings, sorted by position. The context changes weights and wording only. */
export const findingsOf = (reading: Reading, cues: Cues, context: string): Finding[] => {
  const code = codeStretchesOf(reading.text)
  const { suggested, spared } = suggestedFindings(reading, context)
  const reproaches = blameFindings(reading, cues).filter((each) => !spared.some((meant) => touches(each, meant)))
  const found = [
    ...hedgeFindings(reading, cues, context),
    ...boosterFindings(reading, cues, context),
    ...absoluteFindings(reading, cues, context),
    ...fillerFindings(reading, cues),
    ...reproaches,
    ...empathyFindings(reading, cues),
    ...fauxFeelingFindings(reading, cues),
    ...unclearAskFindings(reading, cues),
    ...politenessFindings(reading, cues),
    ...wordingFindings(reading, context),
    ...repeatedOpenings(reading, code, context),
    ...suggested,
    ...mixedMetaphorFindings(reading),
  ]
  return identified(
    reading.text,
    reconciled(found.filter((each) => !touches(each, code)).sort((a, b) => a.start - b.start || b.end - a.end)),
  )
}
