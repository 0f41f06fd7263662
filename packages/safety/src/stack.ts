import { cueAt } from './cues.ts'

/** What the two last scores are made of. */
type StackInput = {
  lead: number
  any: number
  /** How much the message reads like a plea about one's own life rather than a question of wording. */
  plea: number
  hits: number
  cues: readonly number[]
}

export const BESIDE_HITS = 'past recovered denied fiction play profession topic joke quoted now length'
  .split(' ')
  .map(cueAt)
export const BESIDE_SCORE = 'past fiction profession topic joke length brief ask first low harm'.split(' ').map(cueAt)
export const BRIEF = cueAt('brief')
export const MOST_HITS = 3

/**
 * From here on a message is a plea, and judged by a stack of its own: people who write to a counselor tell grave things and
 * heavy ones in the same words, at length, and who asks for a wording hardly ever sounds like them. Someone who tells
 * what they got over isn't pleading; too few of the counselors' questions do that for the stack to learn it.
 */
export const PLEA_FROM = 1.5
export const RECOVERED = cueAt('recovered')
export const isPlea = ({ plea, cues }: Pick<StackInput, 'plea' | 'cues'>): boolean =>
  plea >= PLEA_FROM && cues[RECOVERED] === 0

/** How much of a plea it is; beside the other inputs, so that both ends can be weighed apart. */
const pleaShare = (plea: number): number => 1 / (1 + Math.exp(-(plea - 1)))

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

/** The inputs of the stack for pleas: few, for the real questions that it is fitted on are few. */
export const pleaInputs = ({ lead, any, plea, hits, cues }: StackInput): number[] => [
  lead,
  any,
  plea,
  hits > 0 ? 1 : 0,
  Math.min(MOST_HITS, hits),
  ...cues,
]
