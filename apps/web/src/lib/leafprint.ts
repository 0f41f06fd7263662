import { nicknames } from './words/en/nicknames.ts'

export const SPECIES = ['sapling', 'birch', 'pine', 'maple', 'oak'] as const
export type Species = (typeof SPECIES)[number]

/** One tree of the path that words grow along. It is reached by more than `above` words. */
export type Stage = { readonly above: number; readonly nickname: string; readonly species: Species }

export const SAPLING: Stage = { above: Number.NEGATIVE_INFINITY, nickname: nicknames.sapling, species: 'sapling' }

/** From the first to the last. */
export const STAGES: readonly Stage[] = [
  SAPLING,
  { above: 500, nickname: nicknames.birch, species: 'birch' },
  { above: 1000, nickname: nicknames.pine, species: 'pine' },
  { above: 5000, nickname: nicknames.maple, species: 'maple' },
  { above: 10_000, nickname: nicknames.oak, species: 'oak' },
]

/** The stage of so many words. */
export function stageOf(words: number): Stage {
  return STAGES.findLast(({ above }) => words > above) ?? SAPLING
}

/** The stage that follows and the words still missing for it; none after the last. */
export function nextStage(words: number): { stage: Stage; missing: number } | undefined {
  const stage = STAGES.find(({ above }) => words <= above)
  return stage && { stage, missing: stage.above + 1 - words }
}

/** How far the words have come from one threshold to the next, 0 to 1; 1 at the last stage. */
export function shareOfStage(words: number): number {
  const next = STAGES.find(({ above }) => words <= above)
  if (!next) return 1
  const from = Math.max(0, stageOf(words).above)
  return (words - from) / (next.above - from)
}
