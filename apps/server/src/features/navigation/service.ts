import type { SubBranch } from '@understory/contract/navigation'
import { generateSubBranches } from '@understory/forest/generate'
import { subBranchesOf } from '@understory/forest/sub-branches'

/** The written sub-branches of a branch, or generated ones for any other label. */
export function growSubBranches(branch: string): SubBranch[] {
  return [...(subBranchesOf(branch) ?? generateSubBranches(branch))]
}
