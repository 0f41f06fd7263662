import cards from '../generated/en/cards.json' with { type: 'json' }
import { branchByName, lastSegment } from './lookup.ts'
import { isSlug, slugOf } from './slug.ts'
import type { Branch, ForestNode, SubBranch } from './types.ts'

export const UNTITLED = 'Untitled Branch'
export const LEAF_EMOJI = '🍃'
const NO_DESCRIPTION = 'No description available'

/** The path of a sub-branch under its parent. A seed's page shows its sub-branches by `?section=`, any other as a page. */
export function subBranchPath(parentPath: string, slug: string): string {
  const segment = encodeURIComponent(slug)
  return parentPath.startsWith('/dashboard/seed/') ? `${parentPath}?section=${segment}` : `${parentPath}/${segment}`
}

const words = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '')

/** What names a sub-branch inside its parent: the end of the path it came with, else its label. */
function slugIn(parentPath: string, path: string, label: string): string {
  const own = path.startsWith(parentPath) ? path.slice(parentPath.length) : path
  const last = lastSegment(own.split(/[?#]/, 1)[0] ?? '')
  return isSlug(last) ? last : slugOf(label)
}

/**
 * A sub-branch from any answer, a model's above all: missing or blank fields get their defaults, the path always begins
 * with the parent's and has one segment more.
 *
 * @param item        anything; fields that are not text count as missing
 * @param parentPath  the parent's own path, without a query
 */
export function completeSubBranch(item: unknown, parentPath: string): SubBranch {
  const given = typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>) : {}
  const label = words(given.label).slice(0, 80) || UNTITLED
  return {
    path: subBranchPath(parentPath, slugIn(parentPath, words(given.path), label)),
    label,
    icon: words(given.icon).slice(0, 16) || LEAF_EMOJI,
    description: words(given.description).slice(0, 200) || NO_DESCRIPTION,
  }
}

const NEW_BRANCH = '/dashboard/new-branch'

/** A sub-branch that a model named: no page was written for it, so it leads to where one asks for a page, with its name. */
export function grownSubBranch(item: unknown): SubBranch {
  const grown = completeSubBranch(item, NEW_BRANCH)
  return { ...grown, path: `${NEW_BRANCH}?wish=${encodeURIComponent(grown.label)}` }
}

/** A child page has an address of its own; on the wire it stands under its parent, which redirects to it. */
const wirePath = (parent: Branch, child: ForestNode): string =>
  child.path.startsWith(parent.path) ? child.path : `${parent.path}/${child.id}`

const subBranchOf = (parent: Branch, child: ForestNode): SubBranch => ({
  path: wirePath(parent, child),
  label: child.label,
  icon: child.emoji,
  description: child.description,
})

/** The written sub-branches of a branch: its sections and pages, then its practice pages. */
export const builtInSubBranches = (branch: Branch): readonly SubBranch[] =>
  [...branch.children, ...branch.practices].map((child) => subBranchOf(branch, child))

/**
 * The built-in list of sub-branches.
 *
 * @param value  a last path segment, a label, an older name or a share's id, decoded
 * @returns undefined where there is no such branch or it has no list; then `generateSubBranches` answers
 */
export function subBranchesOf(value: string): readonly SubBranch[] | undefined {
  const branch = branchByName(value)
  const list = branch ? builtInSubBranches(branch) : []
  return list.length > 0 ? list : undefined
}

/** Whether a page may show the built-in list without asking the server. Flagged branches ask, and fall back. */
export function hasOwnList(branch: Branch): boolean {
  return !branch.dynamicSubBranches && builtInSubBranches(branch).length > 0
}

/** Which of our own pages an item of the wire is, by its path. */
export function ownChild(branch: Branch, { path }: SubBranch): ForestNode | undefined {
  return [...branch.children, ...branch.practices].find((child) => wirePath(branch, child) === path)
}

/** An item of the wire, which is English, as the screens call it. */
export function inOurWords(branch: Branch, item: SubBranch): SubBranch {
  const own = ownChild(branch, item)
  return own ? { ...item, label: own.label, description: own.description } : item
}

/** The one item that a menu or card shows when sub-branches could not be loaded. */
export function exploreAll(branch: Branch): SubBranch {
  return {
    path: branch.path,
    label: cards.exploreAll,
    icon: branch.emoji,
    description: cards.everythingIn.replace('{branch}', branch.label),
  }
}

/** The two items of the Art page where the server gave none. */
export const artFallback: readonly SubBranch[] = (subBranchesOf('art-creativity') ?? []).slice(0, 2)
