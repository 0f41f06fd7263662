import { curveCardinalClosed, lineRadial } from 'd3-shape'
import { cx } from './cx.ts'

const SIZE = 104
const CORE = 10
const GAP = 8
const MOST_RINGS = 5
const POINTS = 28

interface GrowthRingsProps {
  /** 0 to 100, oldest first, at most five; the last is outermost. */
  scores: readonly (number | null)[]
  /** No score yet: the last ring is an outline. */
  hollow?: boolean | undefined
  /** Accessible text of the earlier scores. */
  label?: string | undefined
}

/** One irregular ring per recording; the arc's length is the score. */
export function GrowthRings({ scores, hollow = false, label }: GrowthRingsProps) {
  const shown = scores.slice(-MOST_RINGS)
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="size-[104px] flex-none"
    >
      <g transform={`translate(${SIZE / 2} ${SIZE / 2})`} fill="none">
        {shown.map((score, index) => {
          const isNow = index === shown.length - 1
          const path = ring(CORE + (index + MOST_RINGS - shown.length) * GAP)
          const width = isNow ? 4.6 : 2.9
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rings are told apart by their place alone
            <g key={index}>
              <path
                d={path}
                strokeWidth={hollow && isNow ? 1.5 : width}
                strokeDasharray={hollow && isNow ? '3 4' : undefined}
                className={cx('print:[stroke-width:.6]', hollow && isNow ? 'stroke-line-strong' : 'stroke-line')}
              />
              {score !== null && score > 0 && !(hollow && isNow) && (
                <path
                  d={path}
                  pathLength={100}
                  strokeWidth={width}
                  strokeLinecap="round"
                  strokeDasharray={`${score} 200`}
                  strokeOpacity={isNow ? 1 : 0.26 + index * 0.1}
                  className="stroke-leaf"
                />
              )}
            </g>
          )
        })}
      </g>
    </svg>
  )
}

const angles = Array.from({ length: POINTS }, (_, point) => (point / POINTS) * 2 * Math.PI)

function ring(radius: number): string {
  const points = angles.map((angle): [number, number] => [
    angle,
    radius * (1 + 0.03 * Math.sin(2 * angle + 1) + 0.02 * Math.sin(3 * angle + 4) + 0.01 * Math.sin(5 * angle)),
  ])
  return lineRadial().curve(curveCardinalClosed)(points) ?? ''
}
