import { useMemo } from 'react'
import { circle, ribbon } from '../../../ui/leafprint/geometry.ts'
import { MIDDLE, type Placed, ROOT } from '../layout.ts'
import { twig } from '../shapes.ts'

/** Trunk, limbs, twigs and background mist; decorative. */
export function Wood({ nodes, here }: { nodes: readonly Placed[]; here: readonly string[] }) {
  const parts = useMemo(() => woodOf(nodes, here), [nodes, here])
  return (
    <g>
      <path d={parts.mist} className="fill-leaf-softer" />
      <path d="M300 690C380 668 620 668 700 690C640 702 360 702 300 690Z" className="fill-(--art-ground)" />
      <path
        d="M484 630C478 666 459 684 426 692L500 694L582 692C545 684 522 666 516 630Z"
        className="fill-(--art-bark-a)"
      />
      <path d={parts.limbs} className="fill-(--art-bark-a)" />
      <path d={parts.limbsHere} className="fill-sun-ink" />
      <path d={parts.trunk} className="fill-(--art-bark-a)" />
      <path d={parts.twigs} fill="none" strokeWidth={1.6} className="stroke-(--art-bark-a)" />
      <path d={parts.twigsHere} fill="none" strokeWidth={2.6} className="stroke-sun-ink" />
      <circle cx={ROOT[0]} cy={ROOT[1]} r={6} strokeWidth={2.5} className="fill-(--art-bark-a) stroke-surface-raised" />
    </g>
  )
}

function woodOf(nodes: readonly Placed[], here: readonly string[]) {
  const branches = nodes.filter(({ depth }) => depth === 1)
  const parts = { mist: '', limbs: '', limbsHere: '', twigs: '', twigsHere: '', trunk: '' }
  for (const { node, at, side } of branches) {
    const [x, y] = at
    const sign = Math.sign(x - MIDDLE) || 1
    const foot = side === 'crown' ? 156 : Math.min(644, y + 54)
    const limb =
      side === 'crown'
        ? ribbon([[MIDDLE, foot], [MIDDLE + (x - MIDDLE) * 0.2, 122], [MIDDLE + (x - MIDDLE) * 0.6, y + 24], at], 7, 3)
        : ribbon([[MIDDLE, foot + 6], [MIDDLE + sign * 44, foot - 16], [MIDDLE + sign * 88, y + 14], at], 10, 3.6)
    if (here.includes(node.id)) parts.limbsHere += limb
    else parts.limbs += limb
    parts.mist += circle(x, y, side === 'crown' ? 52 : 60) + circle(MIDDLE + (x - MIDDLE) * 0.5, y + 18, 70)
  }
  for (const { node, at, parent } of nodes) {
    const from = branches.find((branch) => branch.node.id === parent)
    if (!from) continue
    const [x, y] = at
    const sign = Math.sign(x - MIDDLE)
    if (here.includes(node.id)) parts.twigsHere += twig(from.at, at)
    else parts.twigs += twig(from.at, at)
    parts.mist +=
      circle((x + from.at[0]) / 2, (y + from.at[1]) / 2, 54) +
      circle(x - sign * 40, y, 50) +
      circle(x + sign * 36, y, 40) +
      circle(x + sign * 76, y, 26)
  }
  parts.trunk = ribbon(
    [
      [500, 692],
      [498, 590],
      [503, 450],
      [498, 310],
      [501, 210],
      [500, 96],
    ],
    36,
    6,
  )
  return parts
}
