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
