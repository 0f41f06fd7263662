import {
  isSlowByPauses,
  type Measures,
  NOTICEABLE_STEPS,
  rushedStretches,
  type Scores,
  type Stretch,
} from './figures.ts'

/** What stands above the results, by what was measured. */
export type Finding =
  | { key: 'nothing'; reason: string }
  | { key: 'heard' | 'inside' | 'edge' }
  | { key: 'fast' | 'slow' | 'paused' }
  | { key: 'rush'; at: Stretch }

export function findingOf(measures: Measures | null, scores: Scores | null): Finding {
  const pace = scores?.pace
  if (!measures || !pace) return { key: 'heard' }
  if (measures.speechSeconds === 0) return { key: 'nothing', reason: measures.problems[0]?.sentence ?? '' }
  if (pace.steps === null) return { key: 'heard' }
  if (pace.steps >= NOTICEABLE_STEPS) return { key: 'fast' }
  if (pace.steps <= -NOTICEABLE_STEPS) return { key: isSlowByPauses(measures, pace.band) ? 'paused' : 'slow' }
  const [rush, ...others] = rushedStretches(measures, pace.band)
  if (rush && others.length === 0) return { key: 'rush', at: rush }
  return { key: pace.steps === 0 ? 'inside' : 'edge' }
}
