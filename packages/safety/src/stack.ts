import { CUE_NAMES } from './cues.ts'

/** What the two last scores are made of. */
export type StackInput = {
  lead: number
  any: number
  /** How much the message reads like a plea about one's own life rather than a question of wording. */
  plea: number
  hits: number
  cues: readonly number[]
}

const at = (name: string): number => CUE_NAMES.indexOf(name)
const BESIDE_HITS = [
  'past',
  'recovered',
  'denied',
  'fiction',
  'play',
  'profession',
  'topic',
  'joke',
  'quoted',
  'now',
  'length',
].map(at)
const BESIDE_SCORE = [
  'past',
  'fiction',
  'profession',
  'topic',
  'joke',
  'length',
  'brief',
  'ask',
  'first',
  'low',
  'harm',
].map(at)
const BRIEF = at('brief')
const MOST_HITS = 3

/** How far `plea` may lower what is needed; added to the inputs so that both ends can be set apart. */
export const pleaShare = (plea: number): number => 1 / (1 + Math.exp(-(plea - 1)))

/** The inputs of the stack, in a fixed order: first the share of a plea, then whether the message is brief. */
export const stackInputs = ({ lead, any, plea, hits, cues }: StackInput): number[] => {
  const share = pleaShare(plea)
  const isHit = hits > 0 ? 1 : 0
  const cue = (index: number): number => cues[index] ?? 0
  return [
    share,
    cue(BRIEF),
    lead,
    any,
    Math.max(0, lead),
    isHit,
    Math.min(MOST_HITS, hits),
    lead * share,
    any * share,
    isHit * share,
    ...cues,
    ...BESIDE_HITS.map((index) => isHit * cue(index)),
    ...BESIDE_SCORE.map((index) => lead * cue(index)),
  ]
}
