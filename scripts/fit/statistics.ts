/** Ranks from 0, ties sharing their mean rank. */
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

export const spearman = (a: ArrayLike<number>, b: ArrayLike<number>): number => pearson(ranks(a), ranks(b))

/** Value below which the share `q` of `sorted` lies, between neighbours by straight line. */
export const quantile = (sorted: ArrayLike<number>, q: number): number => {
  const at = q * (sorted.length - 1)
  const low = Math.floor(at)
  const a = sorted[low] ?? Number.NaN
  return a + ((sorted[low + 1] ?? a) - a) * (at - low)
}

export type Detection = { precision: number; recall: number; f1: number }

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

/** Mean over classes of the harmonic mean of precision and recall. */
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

/** The same shuffle for the same seed: fold number of each of `n` rows. */
export const foldsOf = (n: number, folds: number, seed = 7): Int32Array => {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
  const order = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1))
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
  const out = new Int32Array(n)
  order.forEach((row, place) => {
    out[row] = place % folds
  })
  return out
}
