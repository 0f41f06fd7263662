import { createHash } from 'node:crypto'

type Detection = { precision: number; recall: number; f1: number }

export const detection = (truth: ArrayLike<number>, said: ArrayLike<boolean>): Detection => {
  let [hit, all, claimed] = [0, 0, 0]
  for (let i = 0; i < truth.length; i += 1) {
    const real = (truth[i] ?? 0) > 0
    if (real) all += 1
    if (said[i]) claimed += 1
    if (real && said[i]) hit += 1
  }
  return { precision: hit / claimed, recall: hit / all, f1: (2 * hit) / (all + claimed) }
}

/** Macro F1. */
export const macroF1 = (truth: ArrayLike<number>, said: ArrayLike<number>, classes: number[]): number => {
  const each = classes.map((c) => {
    let [hit, all, claimed] = [0, 0, 0]
    for (let i = 0; i < truth.length; i += 1) {
      if (truth[i] === c) all += 1
      if (said[i] === c) claimed += 1
      if (truth[i] === c && said[i] === c) hit += 1
    }
    return (2 * hit) / (all + claimed || 1)
  })
  return each.reduce((a, b) => a + b, 0) / classes.length
}

/** Fold per row; groups are shuffled by hash and never split. */
export const foldsOfGroups = (groups: readonly string[], folds: number): number[] => {
  const keyed = [...new Set(groups)].map((group) => [createHash('sha256').update(group).digest('hex'), group] as const)
  const fold = new Map(keyed.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)).map(([, group], at) => [group, at % folds]))
  return groups.map((group) => fold.get(group) ?? 0)
}
