import { cueAt } from './cues.ts'
import type { Reading } from './reading.ts'

/** Cues beside which nothing that is said may be meant. */
const NOT_MEANT = ['denied', 'fiction', 'play', 'profession', 'topic', 'joke', 'quoted'].map(cueAt)
/** Cues beside which a literal phrase may mean something else, so that the stack decides. */
const TURNS_ROUND = [...NOT_MEANT, ...['past', 'recovered'].map(cueAt)]

/** Whether a literal phrase stands in the message, and nothing that may turn its sense round. */
export const isPlain = ({ hits, cues }: Pick<Reading, 'hits' | 'cues'>): boolean =>
  hits.some(({ level }) => level === 'lead') && TURNS_ROUND.every((cue) => cues[cue] === 0)

/** Whether a phrase of heavy feelings, drink or demeaning words stands in it; what is past still weighs. */
export const isPlainMention = ({ hits, cues }: Pick<Reading, 'hits' | 'cues'>): boolean =>
  hits.some(({ level }) => level === 'mention') && NOT_MEANT.every((cue) => cues[cue] === 0)
