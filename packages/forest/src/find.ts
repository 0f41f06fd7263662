import { type Address, matchAddress, notFoundAddress, pathOf } from './addresses.ts'
import { catalogue } from './catalogue.ts'
import { branchBySegment, branches, nodes, sectionsOf } from './lookup.ts'
import { mergeRanges, type Range, rangesOf } from './matching.ts'
import type { Branch, ForestNode } from './types.ts'

type Crumb = { readonly label: string; readonly path: string }

/** A branch, section or practice page that a query found, with the places to highlight. */
export type SearchHit = {
  readonly node: ForestNode
  /** Label of the branch it belongs to; none for a branch of the first level. */
  readonly parentLabel?: string
  readonly labelRanges: readonly Range[]
  readonly descriptionRanges: readonly Range[]
}

/** How much of the catalogue each menu shows. */
export const MENU_BRANCHES = 8
export const MENU_CHILDREN = 4
export const FLYOUT_CHILDREN = 6
const TAB_BRANCHES = 5

const QUERY_LENGTH = 100

/** The branches of the menus: the first level without Home. */
export const menuBranches = (): readonly Branch[] => catalogue.filter((branch) => branch.id !== 'dashboard')

/** The first five after Home, for the bottom tab bar. */
export const tabBranches = (): readonly Branch[] => menuBranches().slice(0, TAB_BRANCHES)

/** The branches of the tree: those of the menus without what is kept out of it. Home is the root. */
export const treeBranches = (): readonly Branch[] => menuBranches().filter((branch) => !branch.excludedFromTree)

const searchValue = (address: string, name: string): string | null => {
  const start = address.indexOf('?')
  return start < 0 ? null : new URLSearchParams(address.slice(start).split('#', 1)[0]).get(name)
}

/** The page's own address, with the query that belongs to it. */
function wholeCanonical(address: string): string {
  const { canonical } = matchAddress(address)
  return canonical.includes('?') ? canonical : canonical + address.slice(address.search(/[?#]|$/))
}

function branchAt(address: string): Branch | undefined {
  const whole = wholeCanonical(address)
  const path = pathOf(whole)
  if (path !== '/dashboard/coming-soon') return branches.find((branch) => branch.path === path)
  const id = searchValue(whole, 'branch')
  return branches.find((branch) => branch.comingSoon && branch.id === id)
}

/**
 * The node of the catalogue at an address, whichever of its addresses it is.
 *
 * @param address  a path; `?section=` and, on the coming-soon page, `?branch=` are read
 * @returns the section where `section` names one, the branch where it does not; undefined where the catalogue has no
 *          node, as on the settings page or a practice page that was generated
 */
export function findByPath(address: string): ForestNode | undefined {
  const whole = wholeCanonical(address)
  const practice = nodes.find((node) => node.kind === 'practice' && node.path === pathOf(whole))
  if (practice) return practice
  const branch = branchAt(whole)
  const slug = searchValue(whole, 'section')
  return (branch && sectionsOf(branch).find((section) => section.slug === slug)) ?? branch
}

const crumbOf = ({ label, path }: ForestNode): Crumb => ({ label, path })

const parentOf = (branch: Branch): readonly Branch[] => branches.filter((other) => other.id === branch.parentId)

const isBelowBranch = ({ screen, kind }: Address): boolean => screen === 'practice' && kind !== 'redirect'

/** What stands after the branch: a section, a practice page, or nothing. */
function lastCrumb(address: string, section: string | null | undefined): readonly Crumb[] {
  const { canonical, address: row } = matchAddress(address)
  if (isBelowBranch(row)) {
    const practice = findByPath(canonical)
    return practice ? [{ label: practice.label, path: canonical }] : []
  }
  const node = section ? findByPath(`${pathOf(canonical)}?section=${section}`) : findByPath(address)
  return node?.kind === 'section' ? [crumbOf(node)] : []
}

const isHidden = (address: string): boolean => {
  const path = pathOf(address)
  return (
    !matchAddress(path).address.breadcrumbs || path === '/brand-new-forest' || path.startsWith('/brand-new-forest/')
  )
}

/**
 * The path from Home to the page, the page itself last.
 *
 * @param address  a path, with or without `?section=`
 * @param section  the section, where the router holds it apart from the path
 * @returns empty where breadcrumbs are hidden: the dashboard in all its addresses, and everything under `/brand-new-forest`
 */
export function breadcrumbs(address: string, section?: string): readonly Crumb[] {
  if (isHidden(address)) return []
  const { address: row, params, canonical } = matchAddress(address)
  const branch = branchBySegment(params.branch ?? '') ?? branchAt(address)
  const home = catalogue.slice(0, 1).map(crumbOf)
  if (!branch) return [...home, { label: row.title, path: canonical }]
  return [...home, ...parentOf(branch).map(crumbOf), crumbOf(branch), ...lastCrumb(address, section)]
}

/**
 * The title of the page at an address: the section's or practice page's label, else the page's own heading.
 * The browser's title adds the product's name.
 */
export function pageTitle(address: string, section?: string): string {
  const row = matchAddress(address).address
  if (row === notFoundAddress) return row.title
  const last = lastCrumb(address, section).at(-1)
  if (last) return last.label
  // A practice page that the catalogue does not name stands under Plant a Seed, or nowhere.
  const { branch: segment } = matchAddress(address).params
  if (isBelowBranch(row)) return (segment === 'new-branch' && branchBySegment(segment)?.title) || notFoundAddress.title
  return branchAt(address)?.title ?? row.title
}

type Wanted = { phrase: string; words: readonly string[] }

function wantedOf(query: string): Wanted {
  const phrase = query.slice(0, QUERY_LENGTH).replace(/\s+/g, ' ').trim()
  return { phrase, words: phrase.split(' ').filter((word) => word !== '&' && word.toLowerCase() !== 'and') }
}

type Ranked = SearchHit & { readonly rank: number }

/** Ranks: 0 the label starts with it, 1 the label or another name holds it, 2 the description does, 3 every word somewhere. */
function rankOf(node: ForestNode, { phrase, words }: Wanted): Omit<Ranked, 'node'> | undefined {
  const labelRanges = rangesOf(node.label, phrase)
  const descriptionRanges = rangesOf(node.description, phrase)
  const names = node.kind === 'branch' ? [...node.otherLabels, node.title, node.shortLabel] : []
  if (labelRanges[0]?.start === 0) return { rank: 0, labelRanges, descriptionRanges }
  if (labelRanges.length > 0 || names.some((name) => rangesOf(name, phrase).length > 0)) {
    return { rank: 1, labelRanges, descriptionRanges }
  }
  if (descriptionRanges.length > 0) return { rank: 2, labelRanges, descriptionRanges }
  const texts = [node.label, node.description, ...names]
  if (words.length < 2 || !words.every((word) => texts.some((text) => rangesOf(text, word).length > 0)))
    return undefined
  const all = (text: string) => mergeRanges(words.flatMap((word) => rangesOf(text, word)))
  return { rank: 3, labelRanges: all(node.label), descriptionRanges: all(node.description) }
}

function parentLabelOf(node: ForestNode): { parentLabel?: string } {
  const id = node.kind === 'branch' ? node.parentId : node.branchId
  const parent = branches.find((branch) => branch.id === id)
  return parent ? { parentLabel: parent.label } : {}
}

/**
 * Branches and sub-branches whose label or description holds the query, case aside, best first: label starts with it,
 * label holds it, description holds it, every word of it found somewhere; then in the order of the catalogue.
 *
 * @returns none for a blank query
 */
export function search(query: string): readonly SearchHit[] {
  const wanted = wantedOf(query)
  if (wanted.phrase === '') return []
  return nodes
    .flatMap((node): readonly Ranked[] => {
      const ranked = rankOf(node, wanted)
      return ranked ? [{ node, ...parentLabelOf(node), ...ranked }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _rank, ...hit }) => hit)
}

/** A page by its id, as a hit without anything to highlight; undefined where the catalogue has none. */
export function hitOf(id: string): SearchHit | undefined {
  const node = nodes.find((one) => one.id === id)
  return node && { node, ...parentLabelOf(node), labelRanges: [], descriptionRanges: [] }
}
