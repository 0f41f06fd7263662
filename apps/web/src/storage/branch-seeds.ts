import { storedValue } from './key.ts'

/** A branch that a person asked for. `id` is when it was planted, in milliseconds since 1970; `plantedAt` the same as ISO time. */
export type BranchSeed = {
  name?: string
  branchType: string
  rationale: string
  id: number
  status: 'growing'
  plantedAt: string
}

const NONE: readonly BranchSeed[] = []

/** The seeds planted in this browser, the oldest first. */
export const branchSeeds = storedValue<readonly BranchSeed[]>('branchSeeds', NONE, decodeSeeds, JSON.stringify)

function decodeSeeds(text: string): readonly BranchSeed[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isSeed) : undefined
  } catch {
    return undefined
  }
}

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
