import { catalogue, growingSoon } from './catalogue.ts'
import { slugOf } from './slug.ts'
import type { Branch, ForestNode, Section } from './types.ts'

const nodesOf = (branch: Branch): readonly ForestNode[] => [
  branch,
  ...branch.children.flatMap((child) => (child.kind === 'branch' ? nodesOf(child) : [child])),
  ...branch.practices,
]

/** All nodes, in pre-order. */
export const nodes: readonly ForestNode[] = [...catalogue, ...growingSoon].flatMap(nodesOf)

/** All branches, planned ones last. */
export const branches: readonly Branch[] = nodes.filter((node) => node.kind === 'branch')

/** Those with a page of their own. */
export const pageBranches: readonly Branch[] = branches.filter((branch) => branch.screen === branch.id)

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const sectionsOf = (branch: Branch): readonly Section[] =>
  branch.children.filter((child): child is Section => child.kind === 'section')

const index = <T>(rows: readonly (readonly [string, T])[]): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const [key, value] of rows) if (!map.has(key)) map.set(key, value)
  return map
}

const bySegment = index(
  pageBranches
    .filter((branch) => branch.id !== 'dashboard')
    .flatMap((branch) =>
      [branch.path, ...branch.aliases]
        .filter((path) => path.startsWith('/dashboard/'))
        .map((path) => [lastSegment(path), branch] as const),
    ),
)

const byNames = (namesIn: (branch: Branch) => readonly string[]) =>
  branches.flatMap((branch) => namesIn(branch).map((name) => [slugOf(name), branch] as const))

const namesOf = () =>
  index([
    ...byNames(({ id, label, title }) => [id, label, title]),
    ...byNames(({ id, otherLabels, shareId = id, shortLabel }) => [...otherLabels, shareId, shortLabel]),
  ])

// Lazy: most pages don't need it, and it takes a frame on a slow phone.
let names: ReturnType<typeof namesOf> | undefined

const byId = index(branches.map((branch) => [branch.id, branch] as const))

export const branchById = (id: string): Branch | undefined => byId.get(id)

/** The branch at `/dashboard/{segment}`, by canonical address or alias. */
export const branchBySegment = (segment: string): Branch | undefined => bySegment.get(segment)

/** Finds a branch by segment, label, older name or share id, ignoring case and punctuation. */
export function branchByName(value: string): Branch | undefined {
  names ??= namesOf()
  return bySegment.get(value) ?? names.get(slugOf(value))
}
