import { storedList } from './stored-list.ts'

/** A branch that a person asked for. `id` is when it was planted, in milliseconds since 1970; `plantedAt` the same as ISO time. */
export type BranchSeed = {
  name?: string
  branchType: string
  rationale: string
  id: number
  status: 'growing'
  plantedAt: string
}

/** The seeds planted in this browser, the oldest first. */
export const branchSeeds = storedList<BranchSeed>('branchSeeds', (item) => (isSeed(item) ? item : undefined))

function isSeed(item: unknown): item is BranchSeed {
  if (typeof item !== 'object' || item === null) return false
  const { name, branchType, rationale, id, status, plantedAt } = item as Partial<Record<keyof BranchSeed, unknown>>
  return (
    (name === undefined || typeof name === 'string') &&
    typeof branchType === 'string' &&
    typeof rationale === 'string' &&
    Number.isSafeInteger(id) &&
    status === 'growing' &&
    typeof plantedAt === 'string'
  )
}
