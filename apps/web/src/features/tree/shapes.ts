import { type Point, pair } from '../../ui/leafprint/geometry.ts'

/** A curve that is level at both ends. */
export function twig(from: Point, to: Point): string {
  const middle = (from[0] + to[0]) / 2
  return `M${pair(...from)}C${pair(middle, from[1])} ${pair(middle, to[1])} ${pair(...to)}`
}

/** A leaf's halves; `degrees` clockwise from the right. */
export function leafHalves([x, y]: Point, degrees: number, length: number): [string, string] {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    x + Math.cos(turn) * along - Math.sin(turn) * across,
    y + Math.sin(turn) * along + Math.cos(turn) * across,
  ]
  const width = length * 0.3
  const half = (side: number) =>
    `M${pair(...at(0, 0))}Q${pair(...at(length * 0.28, width * 1.5 * side))} ${pair(...at(length, 0))}L${pair(...at(0, 0))}Z`
  return [half(-1), half(1)]
}
