import { SEED_REASON_LENGTH, SEED_TITLE_LENGTH } from '@understory/contract/limits'
import type { BranchSeed } from '../../storage/branch-seeds.ts'

/** What a language model is told of a seed: its beginning where it is very long. */
export function wordsForModel({ branchType, rationale }: BranchSeed): { title: string; rationale: string } {
  return { title: beginningOf(branchType, SEED_TITLE_LENGTH), rationale: beginningOf(rationale, SEED_REASON_LENGTH) }
}

function beginningOf(text: string, length: number): string {
  // A cut may part a character.
  return text.replaceAll('\0', ' ').slice(0, length).toWellFormed()
}

/** The seeds, one of them called something. */
export function withTopic(
  seeds: readonly BranchSeed[],
  id: number,
  topic: NonNullable<BranchSeed['topic']>,
): readonly BranchSeed[] {
  return seeds.map((seed) => (seed.id === id ? { ...seed, topic } : seed))
}

/** The seeds, one of them with the page that a model wrote; undefined takes its page away. */
export function withGrown(seeds: readonly BranchSeed[], id: number, grown: BranchSeed['grown']): readonly BranchSeed[] {
  return seeds.map((seed) => {
    if (seed.id !== id) return seed
    const { grown: _, ...plain } = seed
    return grown ? { ...plain, grown } : plain
  })
}
