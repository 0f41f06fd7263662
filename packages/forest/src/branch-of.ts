import type { Branch, ComingSoonId, Context, PageBranchId, PlantName, Practice, Section, ShareId } from './types.ts'

type Sketch = { readonly label: string; readonly icon: PlantName; readonly emoji: string; readonly description: string }

type Leaf = Sketch & { readonly slug: string; readonly context?: Context }

export type SoonSketch = Sketch & { readonly id: ComingSoonId; readonly context: Context }

/** A branch as in content/branches; `branchOf` adds defaults. */
export type BranchSketch = Sketch & {
  readonly id: PageBranchId
  readonly context: Context
  readonly title?: string
  readonly shortLabel?: string
  readonly aliases?: readonly string[]
  readonly otherLabels?: readonly string[]
  readonly sections?: readonly Leaf[]
  readonly pages?: readonly BranchSketch[]
  readonly practices?: readonly Leaf[]
  readonly alsoSee?: readonly PageBranchId[]
  readonly parentId?: PageBranchId
  readonly shareId?: ShareId
  readonly dynamicSubBranches?: boolean
  readonly excludedFromTree?: boolean
}

type Ground = { branchId: PageBranchId; path: string; context: Context }

const leafOf = (leaf: Leaf, { branchId, context }: Ground) => ({
  id: `${branchId}/${leaf.slug}`,
  branchId,
  context,
  ...leaf,
  children: [] as const,
})

const sectionOf = (leaf: Leaf, ground: Ground): Section => ({
  kind: 'section',
  path: `${ground.path}?section=${leaf.slug}`,
  ...leafOf(leaf, ground),
})

const practiceOf = (leaf: Leaf, ground: Ground): Practice => ({
  kind: 'practice',
  path: `${ground.path}/${leaf.slug}`,
  ...leafOf(leaf, ground),
})

/** Completes a branch: path, children (sections before pages), default title and short label. */
export function branchOf(sketch: BranchSketch): Branch {
  const { sections = [], pages = [], practices = [], ...own } = sketch
  const path = sketch.id === 'dashboard' ? '/dashboard' : `/dashboard/${sketch.id}`
  const ground = { branchId: sketch.id, path, context: sketch.context }
  return {
    kind: 'branch',
    path,
    screen: sketch.id,
    title: sketch.label,
    shortLabel: sketch.label,
    aliases: [],
    otherLabels: [],
    alsoSee: [],
    ...own,
    children: [...sections.map((leaf) => sectionOf(leaf, ground)), ...pages.map(branchOf)],
    practices: practices.map((leaf) => practiceOf(leaf, ground)),
  }
}

/** Planned branches share one page, selected by query. */
export const soonOf = ({ id, ...sketch }: SoonSketch): Branch => ({
  ...branchOf({ ...sketch, id: 'dashboard' }),
  id,
  path: `/dashboard/coming-soon?branch=${id}`,
  screen: 'coming-soon',
  comingSoon: true,
  excludedFromTree: true,
})
