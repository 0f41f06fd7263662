import { groupOf } from '@understory/forest/dashboard'
import { subBranchNodes, treeBranches } from '@understory/forest/find'
import type { Branch, ForestNode } from '@understory/forest/types'
import { type HierarchyNode, type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { Point } from '../../ui/leafprint/geometry.ts'

/** The size of the picture, in its own units. */
export const WIDTH = 1000
export const HEIGHT = 700
export const MIDDLE = WIDTH / 2
export const ROOT: Point = [MIDDLE, 648]

/** `left` and `right` limbs of the trunk, or its crown. */
type Side = 'left' | 'right' | 'crown'
/** A node of the drawing. `depth` 1 is a branch, 2 what hangs on it; `parent` its branch's id. */
export type Placed = { node: ForestNode; at: Point; side: Side; depth: 1 | 2; parent: string | null }

const LABEL_LENGTHS = [14, 12, 10] as const
const TOP = 132
const BOTTOM = 620
const LIMB = 178
const TWIG = 150

type Twig = { node: ForestNode | null; children: Twig[] }

/** Both sides carry as many leaves. */
function sideOf({ id, children }: Branch): Side {
  if (groupOf(id) === 'analysis' && children.length === 0) return 'crown'
  return groupOf(id) === 'life' || id === 'professional-dev' ? 'left' : 'right'
}

/** Every branch and what hangs on it, placed: life on the left limbs, craft on the right, analysis in the crown. */
export function placeTree(): Placed[] {
  const sides = Map.groupBy(treeBranches(), sideOf)
  return [
    ...placeCrown(sides.get('crown') ?? []),
    ...placeSide(sides.get('left') ?? [], 'left'),
    ...placeSide(sides.get('right') ?? [], 'right'),
  ]
}

/** The leaves of the outer branches hang beside them, those of the one in the middle stand above it. */
function placeCrown(branches: readonly Branch[]): Placed[] {
  return branches.flatMap((node, index): Placed[] => {
    const step = index - (branches.length - 1) / 2
    const at: Point = [MIDDLE + step * 188, step === 0 ? 92 : 74]
    const leaves = subBranchNodes(node).map((leaf, place, { length }): Placed => {
      const beside = place - (length - 1) / 2
      const side = step === 0 ? 'crown' : step < 0 ? 'left' : 'right'
      const spot: Point =
        step === 0
          ? [at[0] + beside * 84, 44 + Math.abs(beside) * 8]
          : [at[0] + Math.sign(step) * 112, at[1] - 10 + beside * 18]
      return { node: leaf, at: spot, side, depth: 2, parent: node.id }
    })
    return [{ node, at, side: 'crown', depth: 1, parent: null }, ...leaves]
  })
}

/** Leaves share the height evenly, so that no label meets another; limbs in the middle reach farthest. */
function placeSide(branches: readonly Branch[], side: 'left' | 'right'): Placed[] {
  const sign = side === 'left' ? -1 : 1
  const data: Twig = { node: null, children: branches.map(twigOf) }
  const laid = tree<Twig>()
    .size([BOTTOM - TOP, 1])
    .separation(apart)(hierarchy(data))
  // Each branch before what hangs on it: read aloud, that order and the depth are all that tells whose part something is.
  const inOrder: HierarchyPointNode<Twig>[] = []
  laid.eachBefore((point) => inOrder.push(point))
  return inOrder.flatMap((point): Placed[] => {
    const { node } = point.data
    if (!node) return []
    const y = TOP + point.x
    const reach = Math.sin(((y - TOP + 60) / (BOTTOM - TOP + 120)) * Math.PI) * 44
    const x = MIDDLE + sign * (LIMB - 30 + reach + (point.depth === 2 ? TWIG + reach * 0.4 : 0))
    return [{ node, at: [x, y], side, depth: point.depth === 2 ? 2 : 1, parent: parentOf(point) }]
  })
}

/** How far two neighbors stand apart, in leaves; a branch without any has its label close above it. */
function apart(a: HierarchyNode<Twig>, b: HierarchyNode<Twig>): number {
  if (a.depth === 2) return a.parent === b.parent ? 1 : 1.45
  return a.children && b.children ? 1.45 : 2
}

function twigOf(node: Branch): Twig {
  return { node, children: subBranchNodes(node).map((child) => ({ node: child, children: [] })) }
}

function parentOf({ parent }: HierarchyPointNode<Twig>): string | null {
  return parent?.data.node?.id ?? null
}

/** A label cut to what its depth has room for: 14, 12 or 10 characters, the ellipsis among them. */
export function cutLabel(label: string, depth: 0 | 1 | 2): string {
  const length = LABEL_LENGTHS[depth]
  const characters = [...label]
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : label
}
