import { breadcrumbs } from '@understory/forest/find'
import { linkTo } from '../../lib/link-to.ts'

/** The section that an address names, where it names one. */
export function sectionOf(address: string): string | undefined {
  return linkTo(address).search.section
}

/** Whether a page is the one at `path`, lies somewhere under it, or neither, whichever of its addresses is open. */
export function standing(address: string, path: string): 'page' | 'under' | 'elsewhere' {
  const crumbs = breadcrumbs(address, sectionOf(address))
  const at = crumbs.findIndex((crumb) => crumb.path === path)
  if (at < 0) return 'elsewhere'
  return at === crumbs.length - 1 ? 'page' : 'under'
}
