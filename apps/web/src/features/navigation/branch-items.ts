import type { Branch } from '@understory/forest/types'

/** One line of a menu. */
export type MenuItem = { path: string; label: string; description: string }

/** The written children of a branch, each at its own address: its sections and pages, then its practice pages. */
export function writtenItems(branch: Branch): readonly MenuItem[] {
  return [...branch.children, ...branch.practices]
}
