export type Point = readonly [x: number, y: number]

/** Seeded pseudo-random numbers from 0 to 1, exclusive. */
export type Random = { next: () => number; between: (low: number, high: number) => number; sign: () => 1 | -1 }

export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, between: (low, high) => low + (high - low) * next(), sign: () => (next() < 0.5 ? -1 : 1) }
}

/** Unit vector of an angle in degrees; 0 is up, clockwise. */
export function direction(angle: number): Point {
  const radians = (angle * Math.PI) / 180
  return [Math.sin(radians), -Math.cos(radians)]
}

/** One decimal, for paths. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`
}

/** A Catmull-Rom spline as cubic Béziers. Without `move` it continues the path. */
export function spline(points: readonly Point[], move = true): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  let d = move ? `M${pair(...at(0))}` : ''
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)
    const second = pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)
    d += `C${first} ${second} ${pair(...to)}`
  }
  return d
}

/** A bent line; `t` from 0 to 1. */
export function axisOf(x: number, y: number, angle: number, length: number, bend: number) {
  const [dx, dy] = direction(angle)
  const base: Point = [x, y]
  const tip: Point = [x + dx * length, y + dy * length]
  const middle: Point = [(x + tip[0]) / 2 - dy * bend * length, (y + tip[1]) / 2 + dx * bend * length]
  const along = (t: number, k: 0 | 1) => (1 - t) ** 2 * base[k] + 2 * (1 - t) * t * middle[k] + t * t * tip[k]
  const slope = (t: number, k: 0 | 1) => 2 * (1 - t) * (middle[k] - base[k]) + 2 * t * (tip[k] - middle[k])
  return {
    base,
    bend: middle,
    tip,
    at: (t: number): Point => [along(t, 0), along(t, 1)],
    normal: (t: number): Point => {
      const [a, b] = [slope(t, 0), slope(t, 1)]
      const size = Math.hypot(a, b) || 1
      return [-b / size, a / size]
    },
    /** Degrees, as in `direction`. */
    heading: (t: number) => (Math.atan2(slope(t, 0), -slope(t, 1)) * 180) / Math.PI,
    d: `M${pair(...base)}Q${pair(...middle)} ${pair(...tip)}`,
  }
}

/** Half width along a leaf's length, both 0 to 1. */
const PROFILES = {
  ovate: (t: number) => Math.sin(Math.PI * t ** 0.72) ** 0.9,
  oval: (t: number) => Math.sin(Math.PI * t) ** 0.75,
  lance: (t: number) => Math.sin(Math.PI * t ** 0.62) ** 1.05,
  oak: (t: number) => Math.sin(Math.PI * t ** 1.3) ** 0.6 * (0.72 + 0.28 * Math.sin(t * Math.PI * 8 - 1.2)),
  delta: (t: number) => (t < 0.22 ? Math.sqrt(t / 0.22) : ((1 - t) / 0.78) ** 0.85),
} as const

export type LeafShape = {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly bend?: number
  readonly profile: keyof typeof PROFILES
  readonly points: number
  readonly veins?: number
}

/** A leaf's halves, midrib, veins and edge as paths. */
export function leafPaths({ x, y, angle, length, width, bend = 0, profile, points, veins = 0 }: LeafShape) {
  const axis = axisOf(x, y, angle, length, bend)
  const half = (t: number) => (width / 2) * (PROFILES[profile](Math.min(1, Math.max(0, t))) || 0)
  const side = (sign: number): Point[] =>
    Array.from({ length: points + 1 }, (_, i) => {
      const t = i / points
      const [px, py] = axis.at(t)
      const [nx, ny] = axis.normal(t)
      return [px + nx * half(t) * sign, py + ny * half(t) * sign]
    })
  const back = `Q${pair(...axis.bend)} ${pair(...axis.base)}Z`
  let veinPaths = ''
  for (let i = 1; i <= veins; i++) {
    const from = axis.at((i - 0.35) / (veins + 1.1))
    const t = Math.min(0.97, (i - 0.35) / (veins + 1.1) + 0.2)
    const [bx, by] = axis.at(t)
    const [nx, ny] = axis.normal(t)
    const reach = half(t) * 0.78
    for (const sign of [-1, 1]) veinPaths += `M${pair(...from)}L${pair(bx + nx * reach * sign, by + ny * reach * sign)}`
  }
  return {
    left: spline(side(-1)) + back,
    right: spline(side(1)) + back,
    rib: axis.d,
    veins: veinPaths,
    edge: spline(side(-1)) + spline(side(1).reverse(), false),
    tip: axis.tip,
  }
}

export function ribbon(points: readonly Point[], widthAtFoot: number, widthAtEnd: number): string {
  const last = points.length - 1
  const { left, right } = sidesOf(points, (i) => (widthAtFoot + ((widthAtEnd - widthAtFoot) * i) / last) / 2)
  return outline(left, right)
}

/** Both sides of a stem along points; `halfAt` is half its width at each. */
export function sidesOf(points: readonly Point[], halfAt: (index: number) => number) {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    const [toX, toY] = points[i + 1] ?? [x, y]
    const size = Math.hypot(toX - fromX, toY - fromY) || 1
    const dx = (-(toY - fromY) / size) * halfAt(i)
    const dy = ((toX - fromX) / size) * halfAt(i)
    left.push([x - dx, y - dy])
    right.push([x + dx, y + dy])
  })
  return { left, right }
}

/** A closed shape between two sides in the same direction. */
export function outline(left: readonly Point[], right: readonly Point[]): string {
  const end = right.at(-1) ?? [0, 0]
  return `${spline(left)}L${pair(...end)}${spline([...right].reverse(), false)}Z`
}

export function circle(x: number, y: number, radius: number): string {
  return `M${pair(x - radius, y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`
}
