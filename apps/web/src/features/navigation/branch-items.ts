import type { Branch } from '@understory/forest/types'

export type MenuItem = { path: string; label: string; description: string }

/** A branch's written children: sections and pages, then practice pages. */
export function writtenItems(branch: Branch): readonly MenuItem[] {
  return [...branch.children, ...branch.practices]
}
