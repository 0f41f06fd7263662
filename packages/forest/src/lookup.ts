import { catalogue, growingSoon } from './catalogue.ts'
import { slugOf } from './slug.ts'
import type { Branch, ForestNode, Section } from './types.ts'

/** A branch and the branches under it, each before its children. */
const withPages = (branch: Branch): readonly Branch[] => [
  branch,
  ...branch.children.flatMap((child) => (child.kind === 'branch' ? withPages(child) : [])),
]

const nodesOf = (branch: Branch): readonly ForestNode[] => [
  branch,
  ...branch.children.flatMap((child) => (child.kind === 'branch' ? nodesOf(child) : [child])),
  ...branch.practices,
]

/** Every branch with a page, those that are still growing after the others. */
export const branches: readonly Branch[] = [...catalogue, ...growingSoon].flatMap(withPages)

/** Every node of the catalogue, each branch followed by its sections, pages and practice pages. */
export const nodes: readonly ForestNode[] = [...catalogue, ...growingSoon].flatMap(nodesOf)

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const sectionsOf = (branch: Branch): readonly Section[] =>
  branch.children.filter((child): child is Section => child.kind === 'section')

const index = <T>(rows: readonly (readonly [string, T])[]): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const [key, value] of rows) if (!map.has(key)) map.set(key, value)
  return map
}

const paged = branches.filter((branch) => branch.screen === branch.id)

const bySegment = index(
  paged
    .filter((branch) => branch.id !== 'dashboard')
    .flatMap((branch) =>
      [branch.path, ...branch.aliases]
        .filter((path) => path.startsWith('/dashboard/'))
        .map((path) => [lastSegment(path), branch] as const),
    ),
)

const namesOf = () =>
  index([
    ...branches.flatMap((branch) =>
      [branch.id, branch.label, branch.title].map((name) => [slugOf(name), branch] as const),
    ),
    ...branches.flatMap((branch) =>
      [...branch.otherLabels, branch.shareId ?? branch.id, branch.shortLabel].map(
        (name) => [slugOf(name), branch] as const,
      ),
    ),
  ])

// Made when it is first asked for: most pages never are, and on a slow phone it takes as long as a frame.
let names: ReturnType<typeof namesOf> | undefined

const byId = index(branches.map((branch) => [branch.id, branch] as const))

/** The branch with that id. */
export const branchById = (id: string): Branch | undefined => byId.get(id)

/** The branch whose page stands at `/dashboard/{segment}`, by its own address or another. Home has none. */
export const branchBySegment = (segment: string): Branch | undefined => bySegment.get(segment)

/** The branch that a last path segment, a label, an older name or a share's id means; case and signs do not matter. */
export function branchByName(value: string): Branch | undefined {
  names ??= namesOf()
  return bySegment.get(value) ?? names.get(slugOf(value))
}
