import { type Point, type Random, sidesOf } from './geometry.ts'

/** A node of the wood. `parent`: index, -1 at the foot; `depth`: joints from the trunk. */
export type Joint = {
  readonly x: number
  readonly y: number
  readonly parent: number
  readonly depth: number
  radius: number
}

export type Growth = {
  readonly trunk: readonly Point[]
  readonly light: readonly Point[]
  readonly step: number
  readonly reach: number
  readonly kill: number
  /** How much young limbs rise and old ones droop. */
  readonly lift: number
  readonly droop: number
  readonly jitter: number
}

type Growing = { x: number; y: number; parent: number; depth: number; children: number; blocked: number }
type Light = { x: number; y: number; nearest: number; distance: number }

const MOST_ROUNDS = 140
const MOST_CHILDREN = 3

/** Space colonization: branches grow towards attraction points. */
export function growBranches(
  { trunk, light, step, reach, kill, lift, droop, jitter }: Growth,
  random: Random,
): Joint[] {
  const nodes: Growing[] = trunk.map(([x, y], i) => ({ x, y, parent: i - 1, depth: 0, children: 0, blocked: 0 }))
  const cell = step * 0.6
  const keyOf = (x: number, y: number) => Math.round(x / cell) * 4096 + Math.round(y / cell)
  const taken = new Set(nodes.map(({ x, y }) => keyOf(x, y)))
  let lights: Light[] = light.map(([x, y]) => ({ x, y, nearest: -1, distance: reach }))
  let seen = 0
  for (let round = 0; round < MOST_ROUNDS && lights.length > 0; round++) {
    for (const point of lights) findNearest(point, nodes, seen)
    seen = nodes.length
    lights = lights.filter(({ nearest, distance }) => nearest < 0 || distance > kill)
    const grew = growOnce()
    if (grew === 'nothing' || (grew === 'blocked' && round > 30)) break
  }
  return nodes.map(({ x, y, parent, depth }) => ({ x, y, parent, depth, radius: 0 }))

  function growOnce(): 'grown' | 'blocked' | 'nothing' {
    const pulls = new Map<number, [number, number]>()
    for (const point of lights) {
      const node = nodes[point.nearest]
      if (!node) continue
      const pull = pulls.get(point.nearest) ?? [0, 0]
      pull[0] += (point.x - node.x) / point.distance
      pull[1] += (point.y - node.y) / point.distance
      pulls.set(point.nearest, pull)
    }
    if (pulls.size === 0) return 'nothing'
    let outcome: 'grown' | 'blocked' = 'blocked'
    for (const [index, pull] of pulls) if (sprout(index, pull)) outcome = 'grown'
    return outcome
  }

  function sprout(index: number, pull: readonly [number, number]): boolean {
    const node = nodes[index]
    if (!node || node.children > MOST_CHILDREN) return false
    const size = Math.hypot(...pull) || 1
    const rise = lift * Math.max(0, 1 - node.depth / 14)
    const sag = droop * Math.min(1, node.depth / 16)
    const dx = pull[0] / size + (random.next() - 0.5) * jitter
    const dy = pull[1] / size - rise + (random.next() - 0.5) * jitter + sag
    const length = Math.hypot(dx, dy) || 1
    const x = node.x + (dx / length) * step
    const y = node.y + (dy / length) * step
    if (taken.has(keyOf(x, y))) {
      node.blocked++
      if (node.blocked > MOST_CHILDREN) node.children = MOST_CHILDREN + 1
      return false
    }
    taken.add(keyOf(x, y))
    node.children++
    nodes.push({ x, y, parent: index, depth: node.depth + 1, children: 0, blocked: 0 })
    return true
  }
}

function findNearest(point: Light, nodes: readonly Growing[], from: number): void {
  for (let i = from; i < nodes.length; i++) {
    const node = nodes[i]
    if (!node) continue
    const distance = Math.hypot(point.x - node.x, point.y - node.y)
    if (distance < point.distance) {
      point.distance = distance
      point.nearest = i
    }
  }
}

/**
 * Sets each joint's radius by the pipe model.
 * @returns the children of each joint
 */
export function thicken(joints: readonly Joint[], tip: number, power: number, trunk: number): number[][] {
  const children: number[][] = joints.map(() => [])
  joints.forEach(({ parent }, i) => {
    children[parent]?.push(i)
  })
  for (let i = joints.length - 1; i >= 0; i--) {
    const joint = joints[i]
    const own = children[i] ?? []
    if (!joint) continue
    const wood = own.reduce((sum, child) => sum + (joints[child]?.radius ?? 0) ** power, 0)
    joint.radius = own.length > 0 ? wood ** (1 / power) : tip
  }
  const scale = trunk / (joints[0]?.radius || 1)
  for (const joint of joints) joint.radius = tip + (joint.radius - tip) * scale
  return children
}

/** Limbs from thick to thin; at a fork, the thickest child continues the limb. */
export function limbsOf(joints: readonly Joint[], children: readonly (readonly number[])[]): number[][] {
  const limbs: number[][] = []
  const waiting: [start: number, from: number][] = [[0, -1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [start, from] = next
    const limb = from >= 0 ? [from, start] : [start]
    let at = start
    for (;;) {
      const [first, ...others] = [...(children[at] ?? [])].sort((a, b) => radius(b) - radius(a))
      if (first === undefined) break
      for (const other of others) waiting.push([other, at])
      limb.push(first)
      at = first
    }
    limbs.push(limb)
  }
  return limbs

  function radius(index: number): number {
    return joints[index]?.radius ?? 0
  }
}

export function limbShape(limb: readonly Joint[], startsAtFoot: boolean) {
  const next = limb[1]
  const halfAt = (i: number) => {
    const radius = limb[i]?.radius ?? 0
    // A limb starts at its own thickness, not its parent's.
    return i === 0 && !startsAtFoot && next ? Math.min(radius, next.radius * 1.15) : radius
  }
  const { left, right } = sidesOf(pointsOf(limb), halfAt)
  const middle = limb.map(({ x, y }, i): Point => [(x + (right[i]?.[0] ?? x)) / 2, (y + (right[i]?.[1] ?? y)) / 2])
  return { left, right, middle }
}

/** Every `each` joints, and both ends. */
export function thinned<T>(limb: readonly T[], each: number): readonly T[] {
  return limb.filter((_, i) => i === 0 || i === limb.length - 1 || i % each === 0)
}

export function pointsOf(joints: readonly Joint[]): Point[] {
  return joints.map(({ x, y }) => [x, y])
}
