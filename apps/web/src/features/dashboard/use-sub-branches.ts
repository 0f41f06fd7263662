import { useQuery } from '@tanstack/react-query'
import { lastSegment } from '@understory/forest/lookup'
import { builtInSubBranches, exploreAll, hasOwnList, shownSubBranch } from '@understory/forest/sub-branches'
import type { Branch, SubBranch } from '@understory/forest/types'
import { subBranchesQuery } from '../../api/navigation.ts'

/** `failed` includes branches the server doesn't know; its one item links to the branch. */
type SubBranchList = { state: 'loading' | 'loaded' | 'failed'; items: readonly SubBranch[] }

/** The built-in list, or the server's. */
export function useSubBranches(branch: Branch, onFailure?: () => void): SubBranchList {
  const isOwn = hasOwnList(branch)
  const { data, isPending, isError } = useQuery({
    ...subBranchesQuery(lastSegment(branch.path)),
    enabled: !isOwn,
    meta: { onFailure },
  })
  if (isOwn) return { state: 'loaded', items: builtInSubBranches(branch) }
  if (isPending) return { state: 'loading', items: [] }
  if (isError || data.length === 0) return { state: 'failed', items: [exploreAll(branch)] }
  return { state: 'loaded', items: data.map((item) => shownSubBranch(branch, item)) }
}
