import { useToday } from '../../lib/use-today.ts'
import { type BranchSeed, branchSeeds } from '../../storage/branch-seeds.ts'
import { useStored } from '../../storage/use-stored.ts'

/** The seed of an address; null where this browser has none, undefined until there is a browser to ask. */
export function useSeed(id: string): BranchSeed | null | undefined {
  const isKnown = useToday() !== null
  const { items: seeds } = useStored(branchSeeds)
  return isKnown ? (seeds.find((seed) => String(seed.id) === id) ?? null) : undefined
}
