import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { HEIGHT, WIDTH } from './layout.ts'
import { pan, type View, WHOLE, zoom } from './view.ts'

const STEP = 1.4
const DRAG_PIXELS = 6

type Spot = { x: number; y: number }

/** Pans and zooms an SVG by dragging, pinching, Ctrl+wheel or buttons, in its own units. */
export function usePanZoom(frame: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<View>(WHOLE)
  const [isMoving, setIsMoving] = useState(false)
  const fingers = useRef(new Map<number, Spot>())
  const dragged = useRef(0)

  const inUnits = ({ x, y }: Spot): [number, number] => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0) return [0, 0]
    const unit = Math.max(WIDTH / box.width, HEIGHT / box.height)
    return [(x - box.left) * unit, (y - box.top) * unit]
  }

  // React's wheel listener is passive, so the page would scroll or zoom too.
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setView((now) => zoom(now, Math.exp(-event.deltaY / 300), inUnits({ x: event.clientX, y: event.clientY })))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })

  function onPointerDown(event: PointerEvent): void {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    dragged.current = 0
    setIsMoving(true)
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y)
    const [fromX, fromY] = inUnits(before)
    const [toX, toY] = inUnits(now)
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1)
      setView((current) => zoom(current, factor, inUnits(other)))
    } else setView((current) => pan(current, toX - fromX, toY - fromY))
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) setIsMoving(false)
  }

  const middle: [number, number] = [WIDTH / 2, HEIGHT / 2]
  return {
    view,
    isMoving,
    /** Whether the last press was a drag, which must not open a link. */
    wasDragged: () => dragged.current > DRAG_PIXELS,
    nearer: () => setView((now) => zoom(now, STEP, middle)),
    farther: () => setView((now) => zoom(now, 1 / STEP, middle)),
    whole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: onPointerUp },
  }
}
