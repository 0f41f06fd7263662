import { hash } from 'node:crypto'

export const round = (value: number): number => Math.round(value * 1000) / 1000

export const f1Of = (truth: ArrayLike<number>, said: ArrayLike<number>, one: number): number => {
  let [hit, all, claimed] = [0, 0, 0]
  for (let i = 0; i < truth.length; i += 1) {
    if (truth[i] === one) all += 1
    if (said[i] === one) claimed += 1
    if (truth[i] === one && said[i] === one) hit += 1
  }
  return (2 * hit) / (all + claimed || 1)
}

/** Fold per row; groups are shuffled by hash and never split. */
export const foldsOfGroups = (groups: readonly string[], folds: number): number[] => {
  const keyed = [...new Set(groups)].map((group) => [hash('sha256', group), group] as const)
  const fold = new Map(keyed.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)).map(([, group], at) => [group, at % folds]))
  return groups.map((group) => fold.get(group) ?? 0)
}
