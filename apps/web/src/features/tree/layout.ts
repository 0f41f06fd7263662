import { groupOf } from '@understory/forest/dashboard'
import { subBranchNodes, treeBranches } from '@understory/forest/find'
import type { Branch, ForestNode } from '@understory/forest/types'
import { type HierarchyNode, type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { Point } from '../../ui/leafprint/geometry.ts'

/** Units of the drawing. */
export const WIDTH = 1000
export const HEIGHT = 700
export const MIDDLE = WIDTH / 2
export const ROOT: Point = [MIDDLE, 648]

/** Left and right limbs, or the crown. */
type Side = 'left' | 'right' | 'crown'
/** `depth`: 1 for a branch, 2 for its child; `parent`: id of the branch. */
export type Placed = { node: ForestNode; at: Point; side: Side; depth: 1 | 2; parent: string | null }

const LABEL_LENGTHS = [14, 12, 10] as const
const TOP = 132
const BOTTOM = 620
const LIMB = 178
const TWIG = 150

type Twig = { node: ForestNode | null; children: Twig[] }

/** Balances the number of leaves. */
function sideOf({ id, children }: Branch): Side {
  if (groupOf(id) === 'analysis' && children.length === 0) return 'crown'
  return groupOf(id) === 'life' || id === 'professional-dev' ? 'left' : 'right'
}

/** Positions all branches and children: life on the left, craft on the right, analysis in the crown. */
export function placeTree(): Placed[] {
  const sides = Map.groupBy(treeBranches(), sideOf)
  return [
    ...placeCrown(sides.get('crown') ?? []),
    ...placeSide(sides.get('left') ?? [], 'left'),
    ...placeSide(sides.get('right') ?? [], 'right'),
  ]
}

/** Outer branches have their leaves beside them, the middle one above. */
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

/** Spreads leaves evenly so that labels don't overlap; middle limbs are longest. */
function placeSide(branches: readonly Branch[], side: 'left' | 'right'): Placed[] {
  const sign = side === 'left' ? -1 : 1
  const data: Twig = { node: null, children: branches.map(twigOf) }
  const laid = tree<Twig>()
    .size([BOTTOM - TOP, 1])
    .separation(apart)(hierarchy(data))
  // Branches before their children: for screen readers, order and depth are the only structure.
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

/** Distance between neighbors, in leaves; a leafless branch has its label just above. */
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

/** Shortens a label to 14, 12 or 10 characters by depth, ellipsis included. */
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
