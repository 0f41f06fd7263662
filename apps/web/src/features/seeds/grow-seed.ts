import { SEED_REASON_LENGTH, SEED_TITLE_LENGTH } from '@understory/contract/limits'
import type { BranchSeed } from '../../storage/branch-seeds.ts'

/** The start of a long seed, for the model. */
export function wordsForModel({ branchType, rationale }: BranchSeed): { title: string; rationale: string } {
  return { title: beginningOf(branchType, SEED_TITLE_LENGTH), rationale: beginningOf(rationale, SEED_REASON_LENGTH) }
}

function beginningOf(text: string, length: number): string {
  // The cut may split a surrogate pair.
  return text.replaceAll('\0', ' ').slice(0, length).toWellFormed()
}

/** The seeds with a topic set on one of them. */
export function withTopic(
  seeds: readonly BranchSeed[],
  id: number,
  topic: NonNullable<BranchSeed['topic']>,
): readonly BranchSeed[] {
  return seeds.map((seed) => (seed.id === id ? { ...seed, topic } : seed))
}

/** The seeds with a model's page set on one of them, or removed if undefined. */
export function withGrown(seeds: readonly BranchSeed[], id: number, grown: BranchSeed['grown']): readonly BranchSeed[] {
  return seeds.map((seed) => {
    if (seed.id !== id) return seed
    const { grown: _, ...plain } = seed
    return grown ? { ...plain, grown } : plain
  })
}
