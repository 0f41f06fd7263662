import { useQuery } from '@tanstack/react-query'
import { subBranchNodes } from '@understory/forest/find'
import { lastSegment } from '@understory/forest/lookup'
import { exploreAll, shownSubBranch } from '@understory/forest/sub-branches'
import type { Branch } from '@understory/forest/types'
import { subBranchesQuery } from '../../api/navigation.ts'

type MenuItem = { path: string; label: string; description: string }

/** `failed` has one item that links to the branch. */
type BranchItems = { state: 'loading' | 'loaded' | 'failed'; items: readonly MenuItem[] }

/** A branch's children: written ones at once, generated ones from the server when shown. */
export function useBranchItems(branch: Branch): BranchItems {
  const grows = branch.dynamicSubBranches === true
  const { data, isError } = useQuery({ ...subBranchesQuery(lastSegment(branch.path)), enabled: grows })
  if (!grows) return { state: 'loaded', items: subBranchNodes(branch) }
  if (isError || data?.length === 0) return { state: 'failed', items: [exploreAll(branch)] }
  return data
    ? { state: 'loaded', items: data.map((item) => shownSubBranch(branch, item)) }
    : { state: 'loading', items: [] }
}
