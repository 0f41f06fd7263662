import branches from '../generated/branches.json' with { type: 'json' }
import { named } from './names.ts'
import type { Branch, ComingSoonId, PageBranchId, Practice, Section } from './types.ts'

type Shown = 'label' | 'icon' | 'emoji' | 'description'

type Leaf = Pick<Section, Shown | 'slug'> & Partial<Pick<Section, 'context'>>

type SoonSketch = Pick<Branch, Shown | 'context'> & { readonly id: ComingSoonId }

type Optional = 'title' | 'shortLabel' | 'aliases' | 'otherLabels' | 'alsoSee' | 'parentId' | 'shareId'

/** A branch as in content/branches; `branchOf` adds defaults. */
type BranchSketch = Pick<Branch, Shown | 'context'> &
  Partial<Pick<Branch, Optional | 'dynamicSubBranches' | 'excludedFromTree'>> & {
    readonly id: PageBranchId
    readonly sections?: readonly Leaf[]
    readonly pages?: readonly BranchSketch[]
    readonly practices?: readonly Leaf[]
  }

type Ground = { branchId: PageBranchId; path: string; context: Branch['context'] }

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
function branchOf(sketch: BranchSketch): Branch {
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
const soonOf = ({ id, ...sketch }: SoonSketch): Branch => ({
  ...branchOf({ ...sketch, id: 'dashboard' }),
  id,
  path: `/dashboard/coming-soon?branch=${id}`,
  screen: 'coming-soon',
  comingSoon: true,
  excludedFromTree: true,
})

/** All branches, in menu order. Home comes first. */
export const catalogue: readonly Branch[] = (branches.grown as BranchSketch[]).map(branchOf).map(named)

/** Planned branches: searchable, not in menus or tree. */
export const growingSoon: readonly Branch[] = (branches.soon as SoonSketch[]).map(soonOf).map(named)
