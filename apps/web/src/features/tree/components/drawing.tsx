import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { tree } from '../../../lib/words/en/tree.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { HEIGHT, type Placed, placeTree, ROOT, WIDTH } from '../layout.ts'
import { usePanZoom } from '../use-pan-zoom.ts'
import { walk } from '../walk.ts'
import { FullLabel, NodeLink } from './node-link.tsx'
import { Wood } from './wood.tsx'

type DrawingProps = {
  /** Ids of the current branch and section. */
  here: readonly string[]
  onGo: (path: string) => void
}

/** The branches as a tree. Arrow keys move, Enter opens; the path to the current page is highlighted. */
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
