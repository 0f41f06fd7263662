/** Height in plate units by word count; rises ever more slowly. */
const MARKS = [
  [0, 105],
  [500, 225],
  [1000, 300],
  [5000, 375],
  [10_000, 425],
  [30_000, 455],
] as const

export function heightOf(words: number): number {
  for (let i = 1; i < MARKS.length; i++) {
    const [from, low] = MARKS[i - 1] ?? [0, 0]
    const [to, high] = MARKS[i] ?? [0, 0]
    if (words <= to) return low + ((high - low) * (words - from)) / (to - from)
  }
  return MARKS.at(-1)?.[1] ?? 0
}

/** Word counts marked on the measuring pole. */
export const POLE_MARKS = [500, 1000, 5000, 10_000] as const
