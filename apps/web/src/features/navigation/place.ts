import { breadcrumbs } from '@understory/forest/find'

/** Where a link leads, in the router's two parts. */
export type Target = { to: string; search: Record<string, string> }

/** Path and parameters of an address as the catalogue writes it. */
export function targetOf(address: string): Target {
  const [path = '/', query = ''] = address.split('?')
  return { to: path, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** The section that an address names, where it names one. */
export function sectionOf(address: string): string | undefined {
  return targetOf(address).search.section
}

/** Whether a page is the one at `path`, lies somewhere under it, or neither, whichever of its addresses is open. */
export function standing(address: string, path: string): 'page' | 'under' | 'elsewhere' {
  const crumbs = breadcrumbs(address, sectionOf(address))
  const at = crumbs.findIndex((crumb) => crumb.path === path)
  if (at < 0) return 'elsewhere'
  return at === crumbs.length - 1 ? 'page' : 'under'
}
