import { type Address, matchAddress, notFoundAddress, pathOf } from './addresses.ts'
import { catalogue } from './catalogue.ts'
import { toolLinks } from './links.ts'
import { branchById, branchBySegment, branches, lastSegment, nodes, sectionsOf } from './lookup.ts'
import { mergeRanges, type Range, rangesOf } from './matching.ts'
import type { Branch, ForestNode } from './types.ts'

type Crumb = { readonly label: string; readonly path: string }

/** What a result shows of its page. */
type Place = Pick<ForestNode, 'id' | 'path' | 'label' | 'icon' | 'description'>

/** A search result with ranges to highlight. */
export type SearchHit = {
  readonly node: Place
  /** Label of the parent branch. */
  readonly parentLabel?: string
  readonly labelRanges: readonly Range[]
  readonly descriptionRanges: readonly Range[]
}

export const MENU_BRANCHES = 8
export const MENU_CHILDREN = 4
export const FLYOUT_CHILDREN = 6
const TAB_BRANCHES = 5

const QUERY_LENGTH = 100

/** Top-level branches without Home. */
export const menuBranches = (): readonly Branch[] => catalogue.filter((branch) => branch.id !== 'dashboard')

/** Branches of the bottom tab bar. */
export const tabBranches = (): readonly Branch[] => menuBranches().slice(0, TAB_BRANCHES)

/** Branches of the tree; Home is the root. */
export const treeBranches = (): readonly Branch[] => menuBranches().filter((branch) => !branch.excludedFromTree)

/** Children of a branch in the tree: sections and pages, then practice pages. */
export const subBranchNodes = ({ children, practices }: Branch): readonly ForestNode[] => [...children, ...practices]

const searchValue = (address: string, name: string): string | null => {
  const start = address.indexOf('?')
  return start < 0 ? null : new URLSearchParams(address.slice(start).split('#', 1)[0]).get(name)
}

/** Canonical address with its query. */
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
 * The catalogue node for an address or alias.
 *
 * @param address `?section=` and, on the coming-soon page, `?branch=` are read
 * @returns the section if named, else the branch; undefined for pages outside the catalogue
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

const isBelowBranch = ({ screen, kind }: Address): boolean => screen === 'practice' && kind !== 'redirect'

/** Last breadcrumb: section or practice page, if any. */
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
 * Breadcrumbs from Home to the page.
 *
 * @param section when the router holds it separately
 * @returns empty where breadcrumbs are hidden
 */
export function breadcrumbs(address: string, section?: string): readonly Crumb[] {
  if (isHidden(address)) return []
  const { address: row, params, canonical } = matchAddress(address)
  const branch = branchBySegment(params.branch ?? '') ?? branchAt(address)
  const home = catalogue.slice(0, 1).map(crumbOf)
  if (!branch) return [...home, { label: row.title, path: canonical }]
  const parents = branches.filter(({ id }) => id === branch.parentId)
  return [...home, ...[...parents, branch].map(crumbOf), ...lastCrumb(address, section)]
}

/** Page title without the product name. */
export function pageTitle(address: string, section?: string): string {
  const row = matchAddress(address).address
  if (row === notFoundAddress) return row.title
  const last = lastCrumb(address, section).at(-1)
  if (last) return last.label
  // Generated practice pages belong to Plant a Seed.
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

/** 0 label prefix, 1 label or alias, 2 description, 3 all words somewhere. */
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
  const parent = branchById(id ?? '')
  return parent ? { parentLabel: parent.label } : {}
}

/** Searches labels and descriptions, ignoring case; best rank first, then catalogue order. */
export function search(query: string): readonly SearchHit[] {
  const wanted = wantedOf(query)
  if (wanted.phrase === '') return []
  const found = nodes.flatMap((node): readonly Ranked[] => {
    const ranked = rankOf(node, wanted)
    return ranked ? [{ node, ...parentLabelOf(node), ...ranked }] : []
  })
  return [...toolsFor(wanted), ...found].toSorted((a, b) => a.rank - b.rank).map(({ rank: _rank, ...hit }) => hit)
}

/** Tools that are no nodes, found by name or by the end of their address, as in "chat". */
const toolsFor = ({ phrase }: Wanted): Ranked[] =>
  toolLinks().flatMap(({ path, label }) => {
    const labelRanges = rangesOf(label, phrase)
    if (labelRanges[0]?.start !== 0 && !lastSegment(path).startsWith(phrase.toLowerCase())) return []
    const node = { id: path, path, label, icon: 'sorrel', description: '' } as const
    return [{ node, rank: 0, labelRanges, descriptionRanges: [] }]
  })

/** A page by id as a result without highlights. */
export function hitOf(id: string): SearchHit | undefined {
  const node = nodes.find((one) => one.id === id)
  return node && { node, ...parentLabelOf(node), labelRanges: [], descriptionRanges: [] }
}
