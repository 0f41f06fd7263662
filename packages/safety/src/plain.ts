import { CUE_NAMES } from './cues.ts'
import type { Reading } from './reading.ts'

/** Cues beside which a literal phrase may mean something else, so that the stack decides. */
const TURNS_ROUND = ['past', 'recovered', 'denied', 'fiction', 'play', 'profession', 'topic', 'joke', 'quoted'].map(
  (name) => CUE_NAMES.indexOf(name),
)

/** Whether a literal phrase stands in the message, and nothing that may turn its sense round. */
export const isPlain = ({ hits, cues }: Pick<Reading, 'hits' | 'cues'>): boolean =>
  hits.length > 0 && TURNS_ROUND.every((cue) => cues[cue] === 0)
