import type { TextFinding, TextFindingKind } from '@understory/contract/text-measures'
import { cx } from '../../ui/cx.ts'
import type { Span, TextWords } from './types.ts'

/** Underline style of a mark; each differs by shape, not only by color. */
type MarkLook = 'good' | 'soft' | 'cold' | 'heavy' | 'mistake'

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

const LINES: Record<MarkLook, string> = {
  good: 'rounded-[4px] bg-leaf-soft underline decoration-leaf decoration-1 underline-offset-[7px]',
  soft: 'underline decoration-chart-2 decoration-wavy decoration-2 underline-offset-[6px]',
  cold: 'underline decoration-chart-3 decoration-solid decoration-[3px] underline-offset-[6px]',
  heavy: 'underline decoration-chart-5 decoration-dotted decoration-[3px] underline-offset-[6px]',
  mistake: 'underline decoration-chart-4 decoration-double decoration-2 underline-offset-[5px]',
}

function lineOf({ kind, weight }: TextFinding): string {
  return LINES[weight === 'strength' ? 'good' : LOOKS[kind]]
}

/** A mark: a numbered finding, words behind a score, or struck words. */
export type Mark = Span & ({ type: 'finding'; number: number; line: string } | { type: 'lit' } | { type: 'struck' })

export function marksOf(
  findings: readonly { finding: TextFinding; number: number }[],
  lit: readonly Span[],
  struck: readonly Span[],
): Mark[] {
  return [
    ...findings.map(({ finding, number }): Mark => {
      const { start, end } = finding
      return { type: 'finding', start, end, number, line: lineOf(finding) }
    }),
    ...lit.map(({ start, end }): Mark => ({ type: 'lit', start, end })),
    ...struck.map(({ start, end }): Mark => ({ type: 'struck', start, end })),
  ]
}

/** Classes of a piece under all marks that cover it. */
export function markClass(covering: readonly Mark[], active: number | null): string {
  const finding = covering.find((mark) => mark.type === 'finding')
  const isStruck = covering.some(({ type }) => type === 'struck')
  const isActive = covering.some((mark) => mark.type === 'finding' && mark.number === active)
  const isLit = covering.some(({ type }) => type === 'lit')
  return cx(
    isStruck ? 'line-through decoration-ink decoration-2' : finding?.line,
    isLit ? 'rounded-[4px] bg-info-soft outline-2 outline-info' : isActive && 'rounded-[4px] bg-sun-soft',
  )
}

export function swatchClass(finding: TextFinding): string {
  return cx('inline-block w-6 select-none text-transparent leading-none', lineOf(finding))
}

const HARSH = new Set(['swear', 'contempt', 'impatience', 'whyNot', 'command'].map((id) => `politeness/${id}`))

/** The heading of a rule that isn't called after its kind. */
export function ruleName(rule: string, words: TextWords): string | undefined {
  if (rule === 'blame/threat') return words.threat
  return HARSH.has(rule) ? words.harsh : undefined
}

/** The heading of a note, and of the chip that hides it. */
export function nameOf({ kind, rule, weight }: TextFinding, words: TextWords): string {
  return weight === 'strength' ? words.keepThis : (ruleName(rule, words) ?? words.kinds[kind])
}

/** Spreadsheet-style: a to z, then aa. */
export function letterOf(number: number): string {
  const rest = Math.floor(number / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(97 + (number % 26))
}
