import { nextStage } from '../../lib/leafprint.ts'
import type { ScaledTree } from '../../ui/leafprint/grow.ts'
import { heightOf, POLE_MARKS } from '../../ui/leafprint/height.ts'
import { FOOT } from '../../ui/leafprint/types.ts'

export type Callout = {
  readonly word: string
  readonly count: number
  /** Leaf and label positions. */
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly side: -1 | 1
}

/** `unit`: scale of text and lines; small trees are zoomed in. */
export type PlateLayout = ReturnType<typeof layOut>

const LETTERED_WIDTH = 760
const LABEL_GAP = 44
/** Horizontal room for words and pole, and for words alone. */
const POLE_SIDE = 182
const WORD_SIDE = 140
const LEADER = 28

/** Positions tree, words, pole and rings; the tree's foot is 0, 0 and up is negative. */
export function layOut(tree: ScaledTree, words: number) {
  const next = nextStage(words)
  const shown = POLE_MARKS.filter((mark) => mark <= Math.max(500, next ? next.stage.above : 10_000))
  const top = Math.max(heightOf(words), ...shown.map(heightOf)) + 24
  const halfTree = tree.halfWidth * tree.scale
  const unit = Math.max(top * 1.3, (2 * halfTree) / (1 - (POLE_SIDE + WORD_SIDE) / LETTERED_WIDTH)) / LETTERED_WIDTH
  const free = LETTERED_WIDTH * unit - 2 * halfTree - (POLE_SIDE + WORD_SIDE) * unit
  const left = -(halfTree + POLE_SIDE * unit + free / 2)
  const right = halfTree + WORD_SIDE * unit + free / 2
  const radius = 40 * unit
  return {
    left,
    top: -top,
    width: right - left,
    height: top + 46 * unit,
    unit,
    callouts: calloutsOf(tree, halfTree, unit, -heightOf(words) + 34 * unit),
    pole: { x: left + 50 * unit, marks: shown.map((mark) => ({ words: mark, y: -heightOf(mark) })) },
    rings: { x: right - radius - 6 * unit, y: -radius, radius },
  }
}

function calloutsOf(tree: ScaledTree, halfTree: number, unit: number, highest: number): readonly Callout[] {
  const placed = tree.words.map(({ word, count, x, y }) => ({
    word,
    count,
    from: { x: (x - FOOT.x) * tree.scale, y: (y - FOOT.y) * tree.scale },
  }))
  return ([-1, 1] as const).flatMap((side) => {
    const own = placed.filter(({ from }) => (side === 1 ? from.x >= 0 : from.x < 0)).sort((a, b) => b.from.y - a.from.y)
    // Bottom to top; the cut trunk is at the lower right, the height at the upper left.
    let lowest = side === 1 ? -120 * unit : -40 * unit
    const heights = own.map(({ from }) => {
      const y = Math.min(lowest, from.y)
      lowest = y - LABEL_GAP * unit
      return y
    })
    const tooHigh = side === -1 ? Math.max(0, highest - Math.min(...heights)) : 0
    return own.map((label, i) => ({
      ...label,
      side,
      to: { x: side * (halfTree + LEADER * unit), y: (heights[i] ?? 0) + tooHigh },
    }))
  })
}
