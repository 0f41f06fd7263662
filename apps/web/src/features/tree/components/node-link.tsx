import { subBranchNodes } from '@understory/forest/find'
import type { MouseEvent } from 'react'
import { tree } from '../../../lib/words/en/tree.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { cx } from '../../../ui/cx.ts'
import { cutLabel, MIDDLE, type Placed } from '../layout.ts'
import { leafHalves } from '../shapes.ts'

type NodeLinkProps = {
  placed: Placed
  isHere: boolean
  isCurrent: boolean
  isReached: boolean
  onClick: (event: MouseEvent, path: string) => void
  onActive: (placed: Placed | null) => void
  onReached: (placed: Placed) => void
}

export function NodeLink({ placed, isHere, isCurrent, isReached, onClick, onActive, onReached }: NodeLinkProps) {
  const words = useWords(tree)
  const { node, at, depth } = placed
  const isRead = useStored(progress).read.includes(node.id)
  const { x, y, anchor } = labelSpot(placed)
  const label = cutLabel(node.label, depth)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the link inside
    <g
      className="group cursor-pointer"
      onPointerEnter={() => onActive(placed)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => {
        onReached(placed)
        onActive(placed)
      }}
      onBlur={() => onActive(null)}
    >
      <a
        href={node.path}
        role="treeitem"
        aria-level={depth}
        aria-label={isRead ? words.read(node.label) : node.label}
        aria-current={isCurrent ? 'page' : undefined}
        aria-selected={isCurrent}
        tabIndex={isReached ? 0 : -1}
        data-node={node.id}
        className="outline-none"
        onClick={(event) => onClick(event, node.path)}
      >
        <NodeMark placed={placed} isHere={isHere} isRead={isRead} />
        <circle
          cx={at[0]}
          cy={at[1]}
          r={12}
          fill="transparent"
          strokeWidth={3}
          className="stroke-transparent in-[a:focus-visible]:stroke-focus"
        />
      </a>
      {/* The shortened label isn't the link's name, so it is outside the link but clickable. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the link itself takes keys */}
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        strokeWidth={4}
        strokeLinejoin="round"
        onClick={(event) => onClick(event, node.path)}
        className={cx(
          'stroke-leaf-softer transition-[fill] duration-(--dur-4) [paint-order:stroke] group-hover:underline',
          depth === 1 ? 'fill-ink font-display text-[16px]' : 'font-text text-[14px]',
          isHere ? 'fill-ink font-[650]' : depth === 2 && 'fill-ink-soft',
        )}
      >
        {label}
      </text>
    </g>
  )
}

type NodeMarkProps = { placed: Placed; isHere: boolean; isRead: boolean }

/** A knot for a branch, a leaf for its children, a second leaf if read; a branch without children has two leaves. */
function NodeMark({ placed: { node, at, side, depth }, isHere, isRead }: NodeMarkProps) {
  const outward = side === 'left' ? 180 : 0
  const isBare = depth === 1 && node.kind === 'branch' && subBranchNodes(node).length === 0
  const pair = [outward - 22, outward + 22]
  const angles = side === 'crown' ? (depth === 2 ? [-90] : []) : isBare || isRead ? pair : depth === 2 ? [outward] : []
  const [light, dark] = isHere
    ? ['fill-(--art-sun-a)', 'fill-(--art-sun-b)']
    : ['fill-(--art-leaf-a)', 'fill-(--art-leaf-b)']
  return (
    <>
      {angles.map((angle) => {
        const [first, second] = leafHalves(at, angle, depth === 2 ? (isHere ? 26 : 18) : 22)
        return (
          <g key={angle}>
            <path d={first} className={light} />
            <path d={second} className={dark} />
          </g>
        )
      })}
      {depth === 1 && (
        <circle
          cx={at[0]}
          cy={at[1]}
          r={isHere ? 7.5 : 6}
          strokeWidth={2.5}
          className={cx('stroke-surface-raised', isHere ? 'fill-sun-ink' : 'fill-(--art-bark-a)')}
        />
      )}
    </>
  )
}

function labelSpot({ at: [x, y], side, depth }: Placed): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  // The crown's middle branch has its leaves above it.
  if (side === 'crown' && depth === 1 && x === MIDDLE) return { x: x + 14, y: y - 1, anchor: 'start' }
  if (side === 'crown') return { x, y: y - 24, anchor: 'middle' }
  if (depth === 1) return { x, y: y - 14, anchor: 'middle' }
  return side === 'left' ? { x: x - 26, y: y + 4.5, anchor: 'end' } : { x: x + 26, y: y + 4.5, anchor: 'start' }
}

/** The full label of the hovered or focused node, on top. */
export function FullLabel({ placed }: { placed: Placed }) {
  const { node, depth } = placed
  if (cutLabel(node.label, depth) === node.label) return null
  const { x, y, anchor } = labelSpot(placed)
  const width = node.label.length * 8.4 + 20
  const start = anchor === 'start' ? x - 10 : anchor === 'end' ? x - width + 10 : x - width / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of the drawing takes no focus
    <g aria-hidden="true" className="pointer-events-none">
      <rect
        x={start}
        y={y - 19}
        width={width}
        height={28}
        rx={8}
        strokeWidth={1}
        className="fill-surface-raised stroke-line-strong"
      />
      <text x={start + width / 2} y={y} textAnchor="middle" className="fill-ink font-text text-[14px] font-semibold">
        {node.label}
      </text>
    </g>
  )
}
