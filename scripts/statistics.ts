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
  const n = a.length
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    sa += x
    sb += y
    saa += x * x
    sbb += y * y
    sab += x * y
  }
  return (sab - (sa * sb) / n) / Math.sqrt((saa - (sa * sa) / n) * (sbb - (sb * sb) / n))
}

export const softmax = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const spearman = (a: ArrayLike<number>, b: ArrayLike<number>): number => pearson(ranks(a), ranks(b))
