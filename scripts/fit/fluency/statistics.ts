export function shuffled<T>(items: readonly T[], draw: () => number): readonly T[] {
  return items
    .map((item) => ({ item, key: draw() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const n = rows.length
  for (let c = 0; c < n; c++) {
    const pivot = rows
      .slice(c)
      .reduce((best, row, k) => (Math.abs(row[c] ?? 0) > Math.abs(rows[best]?.[c] ?? 0) ? c + k : best), c)
    const [a, b] = [rows[c] ?? [], rows[pivot] ?? []]
    rows[c] = b
    rows[pivot] = a
    const top = rows[c] ?? []
    for (let r = 0; r < n; r++) {
      const row = rows[r] ?? []
      if (r === c) continue
      const factor = (row[c] ?? 0) / (top[c] ?? 1)
      for (let k = c; k <= n; k++) row[k] = (row[k] ?? 0) - factor * (top[k] ?? 0)
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}
