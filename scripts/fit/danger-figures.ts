import type { DangerRow } from './danger-set.ts'

const LABELS = ['lead', 'mention', 'none'] as const

/** For each set and label: how many messages, in what share help comes first, and in what share anywhere. */
export const figuresOf = (
  rows: readonly (Pick<DangerRow, 'label'> & { set: string })[],
  isFirst: (at: number) => boolean,
  isAnywhere: (at: number) => boolean,
): Record<string, number> => {
  const figures: Record<string, number> = {}
  for (const set of new Set(rows.map((row) => row.set))) {
    for (const label of LABELS) {
      const of = rows.flatMap((row, at) => (row.set === set && row.label === label ? [at] : []))
      if (of.length === 0) continue
      const share = (isOne: (at: number) => boolean): number => of.filter(isOne).length / of.length
      figures[`${set}, ${label}`] = of.length
      figures[`${set}, ${label}: first`] = Number(share(isFirst).toFixed(4))
      figures[`${set}, ${label}: anywhere`] = Number(share(isAnywhere).toFixed(4))
    }
  }
  return figures
}
