import { breadcrumbs } from '@understory/forest/find'
import { linkTo } from '../../lib/link-to.ts'

export function sectionOf(address: string): string | undefined {
  return linkTo(address).search.section
}

/** Whether the address is the page at `path`, is below it, or neither; aliases count. */
export function standing(address: string, path: string): 'page' | 'under' | 'elsewhere' {
  const crumbs = breadcrumbs(address, sectionOf(address))
  const at = crumbs.findIndex((crumb) => crumb.path === path)
  if (at < 0) return 'elsewhere'
  return at === crumbs.length - 1 ? 'page' : 'under'
}
