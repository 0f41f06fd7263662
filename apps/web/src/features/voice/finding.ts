import {
  isSlowByPauses,
  isSpoken,
  type Measures,
  paceSide,
  rushedStretches,
  type Scores,
  type Stretch,
} from './figures.ts'

/** What stands above the results, by what was measured. */
export type Finding =
  | { key: 'nothing'; reason: string }
  | { key: 'heard' | 'inside' | 'near' }
  | { key: 'fast' | 'slow' | 'paused' }
  | { key: 'probablyFast' | 'probablySlow' | 'probablyPaused' }
  | { key: 'rush'; at: Stretch }

export function findingOf(measures: Measures | null, scores: Scores | null): Finding {
  const pace = scores?.pace
  if (!measures || !pace) return { key: 'heard' }
  if (!isSpoken(measures)) return { key: 'nothing', reason: measures.problems[0]?.sentence ?? '' }
  const isEstimated = measures.isWordRateEstimated
  switch (paceSide(measures, pace)) {
    case 'above':
      return { key: isEstimated ? 'probablyFast' : 'fast' }
    case 'below':
      if (isSlowByPauses(measures, pace.band)) return { key: isEstimated ? 'probablyPaused' : 'paused' }
      return { key: isEstimated ? 'probablySlow' : 'slow' }
    case 'near':
      return { key: 'near' }
    case 'inside': {
      const [rush, ...others] = rushedStretches(measures, pace.band)
      return rush && others.length === 0 ? { key: 'rush', at: rush } : { key: 'inside' }
    }
    default:
      return { key: 'heard' }
  }
}
