import type { Branch, Context, PageBranchId, PlantName, Practice, Section, ShareId } from '../types.ts'

/** A section or practice page as it is written down: slug, label, drawing, emoji, one sentence, and a context of its own. */
type Leaf = readonly [
  slug: string,
  label: string,
  icon: PlantName,
  emoji: string,
  description: string,
  context?: Context,
]

/** A branch as it is written down; `branchOf` fills in what follows from it. */
type BranchSketch = {
  readonly id: PageBranchId
  readonly label: string
  readonly icon: PlantName
  readonly emoji: string
  readonly description: string
  readonly context: Context
  readonly title?: string
  readonly shortLabel?: string
  readonly aliases?: readonly string[]
  readonly otherLabels?: readonly string[]
  readonly sections?: readonly Leaf[]
  readonly pages?: readonly Branch[]
  readonly practices?: readonly Leaf[]
  readonly alsoSee?: readonly PageBranchId[]
  readonly parentId?: PageBranchId
  readonly shareId?: ShareId
  readonly dynamicSubBranches?: boolean
  readonly excludedFromTree?: boolean
}

type Ground = { branchId: PageBranchId; path: string; context: Context }

function leafOf([slug, label, icon, emoji, description, context]: Leaf, ground: Ground) {
  return {
    id: `${ground.branchId}/${slug}`,
    slug,
    label,
    icon,
    emoji,
    description,
    branchId: ground.branchId,
    context: context ?? ground.context,
    children: [] as const,
  }
}

const sectionOf = (leaf: Leaf, ground: Ground): Section => ({
  kind: 'section',
  path: `${ground.path}?section=${leaf[0]}`,
  ...leafOf(leaf, ground),
})

const practiceOf = (leaf: Leaf, ground: Ground): Practice => ({
  kind: 'practice',
  path: `${ground.path}/${leaf[0]}`,
  ...leafOf(leaf, ground),
})

/**
 * The whole branch of a sketch. Its path is `/dashboard/{id}`, sections come before pages among its children, and title
 * and short label are the label where none is given.
 */
export function branchOf(sketch: BranchSketch): Branch {
  const { sections = [], pages = [], practices = [], ...own } = sketch
  const ground = { branchId: sketch.id, path: `/dashboard/${sketch.id}`, context: sketch.context }
  return {
    kind: 'branch',
    path: ground.path,
    screen: sketch.id,
    title: sketch.label,
    shortLabel: sketch.label,
    aliases: [],
    otherLabels: [],
    alsoSee: [],
    ...own,
    children: [...sections.map((leaf) => sectionOf(leaf, ground)), ...pages],
    practices: practices.map((leaf) => practiceOf(leaf, ground)),
  }
}
