import { type StoredValue, storedValue } from './key.ts'

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

const kept = storedValue<readonly BranchSeed[]>('branchSeeds', NONE, decodeSeeds, (seeds) =>
  JSON.stringify([...seeds, ...foreignItems()]),
)

/**
 * The seeds planted in this browser, the oldest first. What else stands in the list is carried along; what is no list at
 * all is never written over, and writing answers false.
 */
export const branchSeeds: StoredValue<readonly BranchSeed[]> = {
  ...kept,
  write: (seeds) => (listOf(kept.text() ?? '[]') === undefined ? false : kept.write(seeds)),
}

function foreignItems(): readonly unknown[] {
  return (listOf(kept.text() ?? '[]') ?? []).filter((item) => !isSeed(item))
}

function decodeSeeds(text: string): readonly BranchSeed[] | undefined {
  return listOf(text)?.filter(isSeed)
}

function listOf(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
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
