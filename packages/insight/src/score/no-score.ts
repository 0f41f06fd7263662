import type { TextScore } from '../text/types.ts'

/** A missing score with its reason. */
export const noScore = (reason: string): TextScore => ({
  value: null,
  low: null,
  high: null,
  band: null,
  basis: 'null',
  shownAs: 'score',
  raw: null,
  reason,
  contributions: [],
})
