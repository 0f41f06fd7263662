import { useId } from 'react'
import { short } from './geometry.ts'
import type { ScaledTree } from './grow.ts'
import { leafShapes } from './leaves.ts'
import type { Shape } from './plate.ts'
import { FOOT } from './types.ts'

/** A tree as an SVG group with its foot at 0, 0; colors come from the theme. */
export function TreeDrawing({ tree }: { tree: ScaledTree }) {
  const id = useId().replaceAll(':', '')
  const kinds = new Set(tree.shapes.flatMap((shape) => (shape.kind === 'stamp' ? shape.leaf : [])))
  return (
    <>
      <defs>
        {[...kinds].map((kind) => (
          <g key={kind} id={`${id}-${kind}`}>
            <Shapes shapes={leafShapes(tree.species, kind)} id={id} />
          </g>
        ))}
      </defs>
      <g
        transform={`scale(${Math.round(tree.scale * 1000) / 1000}) translate(${-FOOT.x} ${-FOOT.y})`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Shapes shapes={tree.shapes} id={id} />
      </g>
    </>
  )
}

function Shapes({ shapes, id }: { shapes: readonly Shape[]; id: string }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order
    <OneShape key={index} shape={shape} id={id} />
  ))
}

/** Transparent ink by color, because `opacity` would make each path a compositing layer. */
function OneShape({ shape, id }: { shape: Shape; id: string }) {
  switch (shape.kind) {
    case 'fill':
      return (
        <path
          fill={`var(--art-${shape.ink})`}
          d={shape.d}
          fillOpacity={shape.opacity === 1 ? undefined : shape.opacity}
        />
      )
    case 'line':
      return (
        <path
          fill="none"
          stroke={`var(--art-${shape.ink})`}
          strokeWidth={short(shape.width)}
          strokeOpacity={shape.opacity === 1 ? undefined : shape.opacity}
          transform={shape.isKey ? 'translate(1.3 -1)' : undefined}
          d={shape.d}
        />
      )
    case 'stamp':
      return (
        <use
          href={`#${id}-${shape.leaf}`}
          transform={`translate(${short(shape.x)} ${short(shape.y)})rotate(${Math.round(shape.angle)})scale(${Math.round(shape.scale * 100) / 100})`}
        />
      )
  }
}
