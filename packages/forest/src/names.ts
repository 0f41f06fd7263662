import words from '../generated/en/names.json' with { type: 'json' }
import type { Branch, Practice, Section } from './types.ts'

/** How a node is called in another language than the catalogue's. */
type Name = {
  readonly label: string
  readonly description: string
  readonly title?: string
  readonly shortLabel?: string
}

/** Names by the id of their node; a node without one keeps its own. */
const names: Readonly<Record<string, Name>> = words

function leafNamed<T extends Section | Practice>(leaf: T): T {
  const name = names[leaf.id]
  return name ? { ...leaf, ...name, english: { title: leaf.label, description: leaf.description } } : leaf
}

const childNamed = (child: Section | Branch): Section | Branch =>
  child.kind === 'branch' ? named(child) : leafNamed(child)

/** The branch and all under it as the language of the screens calls them. Its own names are still found by. */
export function named(branch: Branch): Branch {
  const name = names[branch.id]
  return {
    ...branch,
    ...name,
    ...(name && {
      otherLabels: [...branch.otherLabels, branch.label, branch.title],
      english: { title: branch.title, description: branch.description },
    }),
    children: branch.children.map(childNamed),
    practices: branch.practices.map(leafNamed),
  }
}
