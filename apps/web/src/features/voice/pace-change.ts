import { NOTICEABLE_STEP } from '@understory/insight/voice/bands'
import type { Measures } from './figures.ts'

/** How the pace changed from one take to the next, as a listener would notice it; undefined where either cannot be told. */
export function paceChange(before: Measures | null, now: Measures | null): 'same' | 'faster' | 'slower' | undefined {
  if (!before?.wordsPerMinute || !now?.wordsPerMinute) return undefined
  const ratio = now.wordsPerMinute / before.wordsPerMinute
  if (ratio >= NOTICEABLE_STEP) return 'faster'
  return ratio <= 1 / NOTICEABLE_STEP ? 'slower' : 'same'
}
