/** What a finding is about. */
const FINDING_KINDS = [
  'hedge',
  'booster',
  'absolute',
  'passive',
  'blame',
  'passive-aggressive',
  'urgency',
  'wordy',
  'nominalization',
  'filler',
  'repeated-opening',
  'cliche',
  'mixed-metaphor',
  'unclear-ask',
  'politeness',
  'empathy',
  'faux-feeling',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/**
 * How much a finding asks for: `suggestion` something to consider changing, `note` information only, `strength`
 * something that works.
 */
export type FindingWeight = 'suggestion' | 'note' | 'strength'

/**
 * A stretch of the text worth a look. `text.slice(start, end)` is the stretch (UTF-16 units).
 */
export type Finding = {
  /** Stays the same while the words stay, whatever is edited around them. */
  id: string
  kind: FindingKind
  /** What exactly was seen, within its kind: `hedge/modal`. */
  rule: string
  start: number
  end: number
  /** One plain sentence. */
  reason: string
  weight: FindingWeight
  /** What could stand there instead; empty where the words can go. */
  rewrite?: string
}

/** A finding before it has its identifier. */
export type Found = Omit<Finding, 'id'>
