import type { SceneName } from '../../ui/art/scene.tsx'

/** One tree of the path that words grow along. It is reached by more than `above` words. */
export type Stage = {
  readonly above: number
  readonly nickname: string
  readonly tree: Extract<SceneName, `tree-${string}`>
}

export const SAPLING: Stage = { above: Number.NEGATIVE_INFINITY, nickname: 'Curious Sapling', tree: 'tree-sapling' }

/** From the first to the last. */
const STAGES: readonly Stage[] = [
  SAPLING,
  { above: 500, nickname: 'Emerging Birch', tree: 'tree-birch' },
  { above: 1000, nickname: 'Growing Pine', tree: 'tree-pine' },
  { above: 5000, nickname: 'Steady Maple', tree: 'tree-maple' },
  { above: 10_000, nickname: 'Thriving Oak', tree: 'tree-oak' },
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
