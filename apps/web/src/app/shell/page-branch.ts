import type { Context } from '@understory/contract/contexts'
import { findByPath, pageTitle } from '@understory/forest/find'

/** The launcher offers six contexts; a page of another one opens in the nearest. */
const NEAREST: Partial<Record<Context, Context>> = { Professional: 'Work', Public: 'Work', Social: 'Personal' }

type PageBranch = { title: string; description: string; context: Context }

const PRODUCT: PageBranch = { title: 'Understory', description: '', context: 'Personal' }

/** The branch, section or practice page at an address, as the assistant is told of it; elsewhere the product itself. */
export function branchOf(address: string): PageBranch {
  const node = findByPath(address)
  if (!node || node.id === 'dashboard') return PRODUCT
  return { title: pageTitle(address), description: node.description, context: NEAREST[node.context] ?? node.context }
}
