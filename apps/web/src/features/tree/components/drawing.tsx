import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { tree } from '../../../lib/words/en/tree.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { cutLabel, HEIGHT, MIDDLE, type Placed, placeTree, ROOT, WIDTH } from '../layout.ts'
import { leafHalves, puff, ribbon, twig } from '../shapes.ts'
import { usePanZoom } from '../use-pan-zoom.ts'
import { walk } from '../walk.ts'

export type DrawingProps = {
  /** Ids of the branch and the section where one is. */
  here: readonly string[]
  onGo: (path: string) => void
}

/** Every branch as one tree. Arrow keys walk it, Enter goes there; the way to the current page is in the color of the sun. */
export function Drawing({ here, onGo }: DrawingProps) {
  const words = useWords(tree)
  const nodes = useMemo(placeTree, [])
  const frame = useRef<SVGSVGElement>(null)
  const { view, isMoving, wasDragged, nearer, farther, whole, handlers } = usePanZoom(frame)
  const [reached, setReached] = useState(() => nodes.find(({ node }) => node.id === here.at(-1)) ?? nodes[0])
  const [active, setActive] = useState<Placed | null>(null)

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>): void {
    const next = reached && walk(nodes, reached, event.key)
    if (!next) return
    event.preventDefault()
    setReached(next)
    frame.current?.querySelector<SVGAElement>(`[data-node="${CSS.escape(next.node.id)}"]`)?.focus()
  }

  function onClick(event: MouseEvent, path: string): void {
    event.preventDefault()
    if (!wasDragged()) onGo(path)
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div className="absolute end-4 bottom-4 z-10 flex gap-1 rounded-control bg-surface-raised shadow-1">
        <Button
          variant="quiet"
          iconOnly
          icon="minus"
          aria-label={words.farther}
          onClick={farther}
          disabled={view.scale <= 1}
        />
        <Button
          variant="quiet"
          iconOnly
          icon="plus"
          aria-label={words.nearer}
          onClick={nearer}
          disabled={view.scale >= 3}
        />
        <Button variant="quiet" onClick={whole} disabled={view.scale <= 1}>
          {words.whole}
        </Button>
      </div>
      <svg
        ref={frame}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the drawing is the tree
        role="tree"
        aria-label={words.all}
        className="size-full touch-none select-none"
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <g
          transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
          className={cx('animate-grow', !isMoving && 'transition-transform duration-(--dur-4) ease-out')}
        >
          <Wood nodes={nodes} here={here} />
          {nodes.map((placed) => (
            <NodeLink
              key={placed.node.id}
              placed={placed}
              isHere={here.includes(placed.node.id)}
              isCurrent={here.at(-1) === placed.node.id}
              isReached={reached === placed}
              onClick={onClick}
              onActive={setActive}
              onReached={setReached}
            />
          ))}
          <text x={ROOT[0] + 30} y={ROOT[1] + 5} className="fill-ink font-display text-[16px] font-medium">
            {words.root}
          </text>
          {active && <FullLabel placed={active} />}
        </g>
      </svg>
    </div>
  )
}

/** Trunk, limbs, twigs and the mist of the crown: everything that is not a place to go. */
function Wood({ nodes, here }: { nodes: readonly Placed[]; here: readonly string[] }) {
  const parts = useMemo(() => woodOf(nodes, here), [nodes, here])
  return (
    <g>
      <path d={parts.mist} className="fill-leaf-softer" />
      <path d="M300 630C380 608 620 608 700 630C640 642 360 642 300 630Z" className="fill-(--art-ground)" />
      <path
        d="M484 570C478 606 459 624 426 632L500 634L582 632C545 624 522 606 516 570Z"
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
    const foot = side === 'crown' ? 150 : Math.min(584, y + 54)
    const limb =
      side === 'crown'
        ? ribbon([[MIDDLE, foot], [MIDDLE + (x - MIDDLE) * 0.2, 112], [MIDDLE + (x - MIDDLE) * 0.6, y + 24], at], 7, 3)
        : ribbon([[MIDDLE, foot + 6], [MIDDLE + sign * 44, foot - 16], [MIDDLE + sign * 88, y + 14], at], 10, 3.6)
    if (here.includes(node.id)) parts.limbsHere += limb
    else parts.limbs += limb
    parts.mist += puff(at, side === 'crown' ? 52 : 60) + puff([MIDDLE + (x - MIDDLE) * 0.5, y + 18], 70)
  }
  for (const { node, at, parent } of nodes) {
    const from = branches.find((branch) => branch.node.id === parent)
    if (!from) continue
    const sign = Math.sign(at[0] - MIDDLE)
    if (here.includes(node.id)) parts.twigsHere += twig(from.at, at)
    else parts.twigs += twig(from.at, at)
    parts.mist +=
      puff([(at[0] + from.at[0]) / 2, (at[1] + from.at[1]) / 2], 54) +
      puff([at[0] - sign * 40, at[1]], 50) +
      puff([at[0] + sign * 36, at[1]], 40) +
      puff([at[0] + sign * 76, at[1]], 26)
  }
  parts.trunk = ribbon(
    [
      [500, 632],
      [498, 550],
      [503, 430],
      [498, 310],
      [501, 210],
      [500, 100],
    ],
    36,
    6,
  )
  return parts
}

type NodeLinkProps = {
  placed: Placed
  isHere: boolean
  isCurrent: boolean
  isReached: boolean
  onClick: (event: MouseEvent, path: string) => void
  onActive: (placed: Placed | null) => void
  onReached: (placed: Placed) => void
}

function NodeLink({ placed, isHere, isCurrent, isReached, onClick, onActive, onReached }: NodeLinkProps) {
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
      {/* Cut short, it is not the link's name, so it stands beside the link and leads there too. */}
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

/** A knot for a branch, a leaf for what hangs on it, a second one where it was read; a branch without any carries two leaves of its own. */
function NodeMark({ placed: { node, at, side, depth }, isHere, isRead }: NodeMarkProps) {
  const outward = side === 'left' ? 180 : 0
  const isBare = depth === 1 && node.children.length === 0
  const pair = [outward - 22, outward + 22]
  const angles = side === 'crown' ? [-125, -55] : isBare || isRead ? pair : depth === 2 ? [outward] : []
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
  if (side === 'crown') return { x, y: y - 26, anchor: 'middle' }
  if (depth === 1) return { x, y: y - 14, anchor: 'middle' }
  return side === 'left' ? { x: x - 26, y: y + 4.5, anchor: 'end' } : { x: x + 26, y: y + 4.5, anchor: 'start' }
}

/** The whole label of the node under the pointer or the focus, over everything else. */
function FullLabel({ placed }: { placed: Placed }) {
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
