import type { Context } from '@understory/contract/contexts'
import { findByPath, pageTitle } from '@understory/forest/find'
import type { PageBranch } from '../../features/assistant/page-branch.ts'

/** Maps each context to one of the launcher's six. */
const NEAREST: Partial<Record<Context, Context>> = { Professional: 'Work', Public: 'Work', Social: 'Personal' }

const PRODUCT: PageBranch = {
  title: 'Understory',
  context: 'Personal',
  told: { title: 'Understory', description: '' },
}

/** The branch, section or practice page at an address; the product itself elsewhere. */
export function branchOf(address: string): PageBranch {
  const node = findByPath(address)
  if (!node || node.id === 'dashboard') return PRODUCT
  const title = pageTitle(address)
  const told = node.english ?? { title, description: node.description }
  return { title, told, context: NEAREST[node.context] ?? node.context }
}
