import { NOTICEABLE_STEP } from '@understory/insight/voice/bands'
import type { Measures } from './figures.ts'

/** How the pace changed between takes, if noticeable; undefined if either is unknown. */
export function paceChange(before: Measures | null, now: Measures | null): 'same' | 'faster' | 'slower' | undefined {
  if (!before?.wordsPerMinute || !now?.wordsPerMinute) return undefined
  const ratio = now.wordsPerMinute / before.wordsPerMinute
  if (ratio >= NOTICEABLE_STEP) return 'faster'
  return ratio <= 1 / NOTICEABLE_STEP ? 'slower' : 'same'
}
