import words from '../generated/en/names.json' with { type: 'json' }
import type { Branch, Practice, Section } from './types.ts'

/** Translated names of a node. */
type Name = {
  readonly label: string
  readonly description: string
  readonly title?: string
  readonly shortLabel?: string
}

/** By node id; nodes without one keep their own. */
const names: Readonly<Record<string, Name>> = words

function leafNamed<T extends Section | Practice>(leaf: T): T {
  const name = names[leaf.id]
  return name ? { ...leaf, ...name, english: { title: leaf.label, description: leaf.description } } : leaf
}

const childNamed = (child: Section | Branch): Section | Branch =>
  child.kind === 'branch' ? named(child) : leafNamed(child)

/** The branch with translated names; original names stay searchable. */
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
