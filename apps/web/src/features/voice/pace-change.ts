import type { Measures } from './figures.ts'

/** Listeners notice a change of tempo from a twentieth on (Quené 2007). */
const NOTICEABLE = 1.05

/** How the pace changed from one take to the next, as a listener would notice it; undefined where either cannot be told. */
export function paceChange(before: Measures | null, now: Measures | null): 'same' | 'faster' | 'slower' | undefined {
  if (!before?.wordsPerMinute || !now?.wordsPerMinute) return undefined
  const ratio = now.wordsPerMinute / before.wordsPerMinute
  if (ratio >= NOTICEABLE) return 'faster'
  return ratio <= 1 / NOTICEABLE ? 'slower' : 'same'
}
