/** Paths of the drawing. Points are [x, y] in units of the picture. */
export type Point = readonly [x: number, y: number]

const number = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`

/** A smooth curve through points (Catmull-Rom as cubic curves), without its first move. */
function curve(points: readonly Point[]): string {
  return points.slice(0, -1).reduce((path, from, index) => {
    const before = points[index - 1] ?? from
    const to = points[index + 1] ?? from
    const after = points[index + 2] ?? to
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `${path}C${pair(first)} ${pair(second)} ${pair(to)}`
  }, '')
}

/** A limb or trunk: a band along points, `from` units wide at its foot and `to` at its tip. */
export function ribbon(points: readonly Point[], from: number, to: number): string {
  const [left, right]: [Point[], Point[]] = [[], []]
  points.forEach((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const [across, down] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    const half = (from + (to - from) * (index / Math.max(1, points.length - 1))) / 2
    left.push([point[0] - across * half, point[1] - down * half])
    right.push([point[0] + across * half, point[1] + down * half])
  })
  const back = right.toReversed()
  const [start = [0, 0], turn = [0, 0]]: (Point | undefined)[] = [left[0], back[0]]
  return `M${pair(start)}${curve(left)}L${pair(turn)}${curve(back)}Z`
}

/** A twig from one point to another, level at both ends. */
export function twig(from: Point, to: Point): string {
  const middle = (from[0] + to[0]) / 2
  return `M${pair(from)}C${pair([middle, from[1]])} ${pair([middle, to[1]])} ${pair(to)}`
}

/** The two halves of a leaf that points along `degrees` (0 is to the right, clockwise). */
export function leafHalves([x, y]: Point, degrees: number, length: number): [string, string] {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    x + Math.cos(turn) * along - Math.sin(turn) * across,
    y + Math.sin(turn) * along + Math.cos(turn) * across,
  ]
  const width = length * 0.3
  const half = (side: number) =>
    `M${pair(at(0, 0))}Q${pair(at(length * 0.28, width * 1.5 * side))} ${pair(at(length, 0))}L${pair(at(0, 0))}Z`
  return [half(-1), half(1)]
}

/** A round of foliage. */
export function puff([x, y]: Point, radius: number): string {
  const size = number(radius)
  const across = number(radius * 2)
  return `M${pair([x - radius, y])}a${size} ${size} 0 1 0 ${across} 0a${size} ${size} 0 1 0 -${across} 0z`
}
