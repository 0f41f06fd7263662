import { mean } from '@understory/insight/statistics'

/** Ranks from 0; ties get their mean. */
export const ranks = (xs: ArrayLike<number>): Float64Array => {
  const order = Array.from(xs, (x, i): [number, number] => [x, i]).sort((a, b) => a[0] - b[0])
  const out = new Float64Array(xs.length)
  for (let i = 0; i < order.length; ) {
    let j = i + 1
    while (j < order.length && order[j]?.[0] === order[i]?.[0]) j += 1
    for (let k = i; k < j; k += 1) out[order[k]?.[1] ?? 0] = (i + j - 1) / 2
    i = j
  }
  return out
}

const pearson = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const [x, y] = [a, b].map((values) => {
    const middle = mean(Array.from(values))
    return Array.from(values, (value) => value - middle)
  }) as [number[], number[]]
  const product = (one: number[], other: number[]) => one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

export const spearman = (a: ArrayLike<number>, b: ArrayLike<number>): number => pearson(ranks(a), ranks(b))
