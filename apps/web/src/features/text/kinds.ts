import { TEXT_FINDING_KINDS, type TextFinding, type TextFindingKind } from '@understory/contract/text-measures'

/** Underline style of a mark; each differs by shape, not only by color. */
export type MarkLook = 'good' | 'soft' | 'cold' | 'heavy' | 'mistake'

const LOOKS: Record<TextFindingKind, MarkLook> = {
  hedge: 'soft',
  booster: 'soft',
  absolute: 'soft',
  filler: 'soft',
  passive: 'cold',
  blame: 'cold',
  'passive-aggressive': 'cold',
  urgency: 'cold',
  'unclear-ask': 'cold',
  'faux-feeling': 'cold',
  politeness: 'cold',
  wordy: 'heavy',
  nominalization: 'heavy',
  'repeated-opening': 'heavy',
  cliche: 'heavy',
  'mixed-metaphor': 'heavy',
  empathy: 'good',
  spelling: 'mistake',
  grammar: 'mistake',
}

export function lookOf({ kind, weight }: Pick<TextFinding, 'kind' | 'weight'>): MarkLook {
  return weight === 'strength' ? 'good' : LOOKS[kind]
}

/** Kinds with their counts, in catalogue order. */
export function countKinds(findings: readonly TextFinding[]): { kind: TextFindingKind; count: number }[] {
  return TEXT_FINDING_KINDS.flatMap((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length
    return count === 0 ? [] : [{ kind, count }]
  })
}
