import cards from '../generated/en/cards.json' with { type: 'json' }
import { branchByName, lastSegment } from './lookup.ts'
import { isSlug, slugOf } from './slug.ts'
import type { Branch, ForestNode, SubBranch } from './types.ts'

const UNTITLED = 'Untitled Branch'
export const LEAF_EMOJI = '🍃'
const NO_DESCRIPTION = 'No description available'

/** A seed uses `?section=`, other pages a path segment. */
export function subBranchPath(parentPath: string, slug: string): string {
  const segment = encodeURIComponent(slug)
  return parentPath.startsWith('/dashboard/seed/') ? `${parentPath}?section=${segment}` : `${parentPath}/${segment}`
}

const words = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '')

/** Last segment of the given path, else the label's slug. */
function slugIn(parentPath: string, path: string, label: string): string {
  const own = path.startsWith(parentPath) ? path.slice(parentPath.length) : path
  const last = lastSegment(own.split(/[?#]/, 1)[0] ?? '')
  return isSlug(last) ? last : slugOf(label)
}

/**
 * Normalizes a sub-branch from any source, such as a model: fills in defaults and puts the path under the parent.
 *
 * @param item untrusted; fields other than text are ignored
 * @param parentPath without a query
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

export const NEW_BRANCH = '/dashboard/new-branch'

/** A model's sub-branch has no written page, so it links to Plant a Seed. */
export function grownSubBranch(item: unknown): SubBranch {
  const grown = completeSubBranch(item, NEW_BRANCH)
  return { ...grown, path: `${NEW_BRANCH}?wish=${encodeURIComponent(grown.label)}` }
}

/** On the wire child pages are under their parent, which redirects. */
const wirePath = (parent: Branch, child: ForestNode): string =>
  child.path.startsWith(parent.path) ? child.path : `${parent.path}/${child.id}`

const subBranchOf = (parent: Branch, child: ForestNode): SubBranch => ({
  path: wirePath(parent, child),
  label: child.label,
  icon: child.emoji,
  description: child.description,
})

/** Sections and pages, then practice pages. */
export const builtInSubBranches = (branch: Branch): readonly SubBranch[] =>
  [...branch.children, ...branch.practices].map((child) => subBranchOf(branch, child))

/**
 * Written sub-branches.
 *
 * @param value decoded segment, label, older name or share id
 * @returns undefined if there are none; then `generateSubBranches` is used
 */
export function subBranchesOf(value: string): readonly SubBranch[] | undefined {
  const branch = branchByName(value)
  const list = branch ? builtInSubBranches(branch) : []
  return list.length > 0 ? list : undefined
}

/** Whether the client has the list; other branches ask the server. */
export function hasOwnList(branch: Branch): boolean {
  return !branch.dynamicSubBranches && builtInSubBranches(branch).length > 0
}

/** The catalogue node of a wire item. */
export function ownChild(branch: Branch, { path }: SubBranch): ForestNode | undefined {
  return [...branch.children, ...branch.practices].find((child) => wirePath(branch, child) === path)
}

/** Translates a wire item, which is English, to the UI language, fills in what it lacks and puts it under its branch. */
export function shownSubBranch(branch: Branch, item: SubBranch): SubBranch {
  const own = ownChild(branch, item)
  if (own) return { ...item, label: own.label, description: own.description }
  const whole = completeSubBranch(item, branch.path)
  return item.path.startsWith('/dashboard') ? { ...whole, path: item.path } : whole
}

/** Shown when sub-branches couldn't be loaded. */
export function exploreAll(branch: Branch): SubBranch {
  return {
    path: branch.path,
    label: cards.exploreAll,
    icon: branch.emoji,
    description: cards.everythingIn.replace('{branch}', branch.label),
  }
}

/** Fallback of the Art page. */
export const artFallback: readonly SubBranch[] = (subBranchesOf('art-creativity') ?? []).slice(0, 2)
