import { HEIGHT, WIDTH } from './layout.ts'

/** Offset in drawing units, and scale. */
export type View = { x: number; y: number; scale: number }

export const WHOLE: View = { x: 0, y: 0, scale: 1 }
const NEAREST = 3

/** Zooms around a fixed point, from 1 to 3, within the frame. */
export function zoom(view: View, factor: number, [x, y]: readonly [number, number]): View {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return pan({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, 0, 0)
}

/** Pans within the frame. */
export function pan(view: View, byX: number, byY: number): View {
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - view.scale), value))
  return { ...view, x: within(view.x + byX, WIDTH), y: within(view.y + byY, HEIGHT) }
}
