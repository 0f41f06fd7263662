import { findByPath } from '@understory/forest/find'
import { artFallback, ownChild } from '@understory/forest/sub-branches'
import type { Branch, SubBranch } from '@understory/forest/types'
import type { Area } from '../features/branches/components/area-cards.tsx'
import { useSubBranches } from '../features/dashboard/use-sub-branches.ts'
import { BranchPage } from './branch/branch-page.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

/** Areas come from the server; two stand in if it sends none. */
export function Screen() {
  return <PlaceScreen page={ArtPage} />
}

function ArtPage({ branch }: { branch: Branch }) {
  const grown = useSubBranches(branch)
  if (grown.state === 'loading') return <BranchPage branch={branch} back />
  const isPractice = (item: SubBranch) => ownChild(branch, item)?.kind === 'practice'
  const items = grown.state === 'failed' ? artFallback : grown.items.filter((item) => !isPractice(item))
  return <BranchPage branch={branch} areas={items.map((item) => areaOf(item, branch))} back />
}

/** Uses our own address and plant for areas that are ours. */
function areaOf(item: SubBranch, branch: Branch): Area {
  const { path, label, description } = item
  const known = ownChild(branch, item) ?? findByPath(path)
  return { id: known?.id ?? path, path: known?.path ?? path, label, description, icon: known?.icon ?? branch.icon }
}
