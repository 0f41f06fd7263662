import { groupOf } from '@understory/forest/dashboard'
import { treeBranches } from '@understory/forest/find'
import type { ForestNode } from '@understory/forest/types'
import { type HierarchyNode, type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { Point } from '../../ui/leafprint/geometry.ts'

/** The size of the picture, in its own units. */
export const WIDTH = 1000
export const HEIGHT = 640
export const MIDDLE = WIDTH / 2
export const ROOT: Point = [MIDDLE, 588]

/** `left` and `right` limbs of the trunk, or its crown. */
type Side = 'left' | 'right' | 'crown'
/** A node of the drawing. `depth` 1 is a branch, 2 what hangs on it; `parent` its branch's id. */
export type Placed = { node: ForestNode; at: Point; side: Side; depth: 1 | 2; parent: string | null }

const LABEL_LENGTHS = [14, 12, 10] as const
const TOP = 124
const BOTTOM = 556
const LIMB = 178
const TWIG = 150

type Twig = { node: ForestNode | null; children: Twig[] }

function sideOf(node: ForestNode): Side {
  if (node.kind === 'branch' && groupOf(node.id) === 'analysis' && node.children.length === 0) return 'crown'
  return node.kind === 'branch' && groupOf(node.id) === 'life' ? 'left' : 'right'
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

function placeCrown(branches: readonly ForestNode[]): Placed[] {
  const gap = 156
  return branches.map((node, index) => {
    const offset = (index - (branches.length - 1) / 2) * gap
    return { node, at: [MIDDLE + offset, 54 + Math.abs(offset) * 0.16], side: 'crown', depth: 1, parent: null }
  })
}

/** Leaves share the height evenly, so that no label meets another; limbs in the middle reach farthest. */
function placeSide(branches: readonly ForestNode[], side: 'left' | 'right'): Placed[] {
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

function twigOf(node: ForestNode): Twig {
  return { node, children: node.children.map((child) => ({ node: child, children: [] })) }
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
