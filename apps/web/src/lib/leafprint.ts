import { nicknames } from './words/en/nicknames.ts'

export const SPECIES = ['sapling', 'birch', 'pine', 'maple', 'oak'] as const
export type Species = (typeof SPECIES)[number]

/** A LeafPrint stage, reached with more than `above` words. */
export type Stage = { readonly above: number; readonly nickname: string; readonly species: Species }

export const SAPLING: Stage = { above: Number.NEGATIVE_INFINITY, nickname: nicknames.sapling, species: 'sapling' }

export const STAGES: readonly Stage[] = [
  SAPLING,
  { above: 500, nickname: nicknames.birch, species: 'birch' },
  { above: 1000, nickname: nicknames.pine, species: 'pine' },
  { above: 5000, nickname: nicknames.maple, species: 'maple' },
  { above: 10_000, nickname: nicknames.oak, species: 'oak' },
]

export function stageOf(words: number): Stage {
  return STAGES.findLast(({ above }) => words > above) ?? SAPLING
}

/** The next stage and the words missing; undefined after the last. */
export function nextStage(words: number): { stage: Stage; missing: number } | undefined {
  const stage = STAGES.find(({ above }) => words <= above)
  return stage && { stage, missing: stage.above + 1 - words }
}

/** Progress to the next stage, 0 to 1; 1 at the last. */
export function shareOfStage(words: number): number {
  const next = STAGES.find(({ above }) => words <= above)
  if (!next) return 1
  const from = Math.max(0, stageOf(words).above)
  return (words - from) / (next.above - from)
}
