export type SparseRow = { at: Int32Array; value: Float64Array }

export type LinearFit = { weights: Float64Array; bias: number }

type RidgeOptions = { columns: number; penalty: Float64Array; weight?: Float64Array; iterations?: number }

/**
 * Ridge regression with a penalty per column by conjugate gradients on the normal equations; the bias is unpenalized.
 * Linear in entries times iterations.
 */
export const fitRidge = (rows: SparseRow[], y: ArrayLike<number>, options: RidgeOptions): LinearFit => {
  const { columns, penalty, weight, iterations = 80 } = options
  const n = columns + 1
  const apply = (x: Float64Array): Float64Array => {
    const out = new Float64Array(n)
    const bias = x[columns] ?? 0
    rows.forEach((row, i) => {
      let sum = bias
      for (let k = 0; k < row.at.length; k += 1) sum += (row.value[k] ?? 0) * (x[row.at[k] ?? 0] ?? 0)
      sum *= weight?.[i] ?? 1
      for (let k = 0; k < row.at.length; k += 1) {
        const c = row.at[k] ?? 0
        out[c] = (out[c] ?? 0) + (row.value[k] ?? 0) * sum
      }
      out[columns] = (out[columns] ?? 0) + sum
    })
    for (let c = 0; c < columns; c += 1) out[c] = (out[c] ?? 0) + (penalty[c] ?? 1) * (x[c] ?? 0)
    return out
  }
  const target = new Float64Array(n)
  const diagonal = new Float64Array(n)
  rows.forEach((row, i) => {
    const w = weight?.[i] ?? 1
    const yi = (y[i] ?? 0) * w
    for (let k = 0; k < row.at.length; k += 1) {
      const c = row.at[k] ?? 0
      const v = row.value[k] ?? 0
      target[c] = (target[c] ?? 0) + v * yi
      diagonal[c] = (diagonal[c] ?? 0) + v * v * w
    }
    target[columns] = (target[columns] ?? 0) + yi
    diagonal[columns] = (diagonal[columns] ?? 0) + w
  })
  for (let c = 0; c < columns; c += 1) diagonal[c] = (diagonal[c] ?? 0) + (penalty[c] ?? 1)
  const x = new Float64Array(n)
  const r = Float64Array.from(target)
  const z = r.map((v, i) => v / (diagonal[i] || 1))
  let p = Float64Array.from(z)
  let rz = dot(r, z)
  const start = rz
  for (let step = 0; step < iterations && rz > 1e-9 * start; step += 1) {
    const ap = apply(p)
    const alpha = rz / dot(p, ap)
    for (let i = 0; i < n; i += 1) {
      x[i] = (x[i] ?? 0) + alpha * (p[i] ?? 0)
      r[i] = (r[i] ?? 0) - alpha * (ap[i] ?? 0)
    }
    for (let i = 0; i < n; i += 1) z[i] = (r[i] ?? 0) / (diagonal[i] || 1)
    const next = dot(r, z)
    const beta = next / rz
    rz = next
    p = p.map((v, i) => (z[i] ?? 0) + beta * v)
  }
  return { weights: x.slice(0, columns), bias: x[columns] ?? 0 }
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
