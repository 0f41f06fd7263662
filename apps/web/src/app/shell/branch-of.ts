import type { Context } from '@understory/contract/contexts'
import { findByPath, pageTitle } from '@understory/forest/find'
import type { PageBranch } from '../../features/assistant/page-branch.ts'

/** The launcher offers six contexts; a page of another one opens in the nearest. */
const NEAREST: Partial<Record<Context, Context>> = { Professional: 'Work', Public: 'Work', Social: 'Personal' }

const PRODUCT: PageBranch = {
  title: 'Understory',
  context: 'Personal',
  told: { title: 'Understory', description: '' },
}

/** The branch, section or practice page at an address, as the assistant is told of it; elsewhere the product itself. */
export function branchOf(address: string): PageBranch {
  const node = findByPath(address)
  if (!node || node.id === 'dashboard') return PRODUCT
  const title = pageTitle(address)
  const told = node.english ?? { title, description: node.description }
  return { title, told, context: NEAREST[node.context] ?? node.context }
}
