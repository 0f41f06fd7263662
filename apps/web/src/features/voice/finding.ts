import { type Measures, rushedStretches, type Scores, type Stretch } from './figures.ts'

/** What stands above the results, by what was measured. */
export type Finding =
  | { key: 'nothing'; reason: string }
  | { key: 'heard' | 'inside' }
  | { key: 'fast' | 'slow' }
  | { key: 'rush'; at: Stretch }

const NOTICEABLE_STEPS = 0.5

export function findingOf(measures: Measures | null, scores: Scores | null): Finding {
  const pace = scores?.pace
  if (!measures || !pace) return { key: 'heard' }
  if (measures.speechSeconds === 0) return { key: 'nothing', reason: measures.problems[0]?.sentence ?? '' }
  if (pace.steps === null) return { key: 'heard' }
  if (pace.steps >= NOTICEABLE_STEPS) return { key: 'fast' }
  if (pace.steps <= -NOTICEABLE_STEPS) return { key: 'slow' }
  const [rush, ...others] = rushedStretches(measures, pace.band)
  return rush && others.length === 0 ? { key: 'rush', at: rush } : { key: 'inside' }
}
