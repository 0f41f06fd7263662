import { useToday } from '../../lib/use-today.ts'
import { type BranchSeed, branchSeeds } from '../../storage/branch-seeds.ts'
import { useStored } from '../../storage/use-stored.ts'

/** A seed by id; null if unknown, undefined before hydration. */
export function useSeed(id: string): BranchSeed | null | undefined {
  const isKnown = useToday() !== null
  const { items: seeds } = useStored(branchSeeds)
  return isKnown ? (seeds.find((seed) => String(seed.id) === id) ?? null) : undefined
}
