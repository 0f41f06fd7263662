import { growBranches, type Joint, limbShape, limbsOf, splineOf, thicken, thinned } from './branching.ts'
import { circle, direction, type Point, pair, type Random, randomOf, spline } from './geometry.ts'
import { drawFallen, drawGrass, drawMound, drawSnow } from './ground.ts'
import { type LeafKind, Plate, type Stamp } from './plate.ts'
import { type DayAnchor, FOOT, type GrownTree, type TreeData, type WordAnchor } from './types.ts'

type Broadleaf = 'birch' | 'maple' | 'oak'

/** How a species holds itself. The crown runs from `top` to `bottom`, `half` wide at 0 (top) to 1. */
type Habit = {
  readonly top: number
  readonly bottom: number
  readonly half: (v: number) => number
  readonly trunk: number
  readonly fork: number
  readonly lead: number
  readonly lean: number
  readonly step: number
  readonly reach: number
  readonly kill: number
  readonly lift: number
  readonly droop: number
  readonly jitter: number
  readonly tip: number
  readonly power: number
  readonly lights: number
  readonly leaves: number
  readonly leafScale: number
  readonly mound: number
  readonly flare: number
}

const HABITS: Readonly<Record<Broadleaf, Habit>> = {
  birch: {
    top: 52,
    bottom: 404,
    half: (v) => 100 * Math.sin(Math.PI * v ** 0.78) ** 0.85,
    trunk: 9,
    fork: 340,
    lead: 24,
    lean: 8,
    step: 8,
    reach: 66,
    kill: 13,
    lift: 0.5,
    droop: 0.34,
    jitter: 0.22,
    tip: 0.55,
    power: 2.05,
    lights: 420,
    leaves: 420,
    leafScale: 0.96,
    mound: 120,
    flare: 0.22,
  },
  maple: {
    top: 54,
    bottom: 388,
    half: (v) => 178 * Math.sin(Math.PI * v ** 0.9) ** 0.6,
    trunk: 16,
    fork: 366,
    lead: 3,
    lean: 3,
    step: 9,
    reach: 84,
    kill: 15,
    lift: 0.3,
    droop: 0,
    jitter: 0.3,
    tip: 0.6,
    power: 2.1,
    lights: 620,
    leaves: 400,
    leafScale: 0.82,
    mound: 170,
    flare: 0.22,
  },
  oak: {
    top: 60,
    bottom: 380,
    half: (v) => 238 * Math.sin(Math.PI * v ** 0.84) ** 0.5,
    trunk: 28,
    fork: 384,
    lead: 1,
    lean: -4,
    step: 9,
    reach: 96,
    kill: 16,
    lift: 0.1,
    droop: 0.05,
    jitter: 0.55,
    tip: 0.62,
    power: 2,
    lights: 820,
    leaves: 330,
    leafScale: 0.92,
    mound: 220,
    flare: 0.42,
  },
}

/** The crown is read from left to right: so many degrees to either side of straight up. */
const CROWN_DEGREES = 118
/** Where the top words hang, in degrees from straight up. */
const WORD_ANGLES = [-74, 70, -38, 36, 2] as const

/**
 * A broad crown. The wood depends on the species and the seed alone, so a pause or a removed entry changes no limb. The
 * newest days stand in it from left to right: more words, more leaves. Top words hang on turned leaves at its edge.
 */
export function growBroadleaf(
  species: Broadleaf,
  { days, topWords, foliage, words: total }: TreeData,
  seed: string,
): GrownTree {
  const habit = HABITS[species]
  const plate = new Plate()
  const random = randomOf(`${seed}-${species}`)
  const joints = growWood(habit, random)
  const children = thicken(joints, habit.tip, habit.power, habit.trunk)
  flareRoots(joints, habit.flare)
  const limbs = limbsOf(joints, children)
  const tips = joints.flatMap((joint, i) => (children[i]?.length === 0 ? { ...joint, index: i } : []))
  const angleOf = ({ x, y }: { x: number; y: number }) => (Math.atan2(x - FOOT.x, habit.fork - 40 - y) * 180) / Math.PI
  const dayOf = (joint: Joint) => {
    const share = (angleOf(joint) + CROWN_DEGREES) / (2 * CROWN_DEGREES)
    return days[Math.min(days.length - 1, Math.max(0, Math.floor(share * days.length)))]
  }

  drawMound(plate, habit.mound, 12)
  if (foliage === 0) drawSnow(plate, habit.mound)
  if (foliage > 0.2) drawCrownMass(plate, joints, species === 'birch' ? 15 : 20, foliage)
  const [back, front] = leafStamps()
  plate.stamp(back)
  drawWood(plate, species, joints, limbs, random)
  plate.stamp(front)
  if (foliage === 0) drawBuds(plate, tips)
  if (species !== 'birch') drawFruit(plate, species, tips, total, habit.top)
  const words = hangWords()
  drawGrass(plate, species === 'oak' ? 120 : 84, random)
  drawFallen(plate, habit.mound * 0.8, foliage, random)
  return {
    species,
    shapes: plate.shapes,
    words,
    days: dayAnchors(),
    top: Math.min(...joints.map(({ y }) => y)) - 22,
    halfWidth: Math.max(...joints.map(({ x }) => Math.abs(x - FOOT.x))) + 34,
  }

  function leafStamps(): readonly [Stamp[], Stamp[]] {
    const most = Math.max(...days.map(({ words }) => words), 1)
    const perches = joints
      .map((joint, i) => ({ ...joint, index: i }))
      .filter(({ radius, depth, parent }) => radius < (species === 'oak' ? 2 : 1.5) && depth > 4 && parent >= 0)
    shuffle(perches, random)
    const layers: [Stamp[], Stamp[]] = [[], []]
    const held = perches.slice(0, habit.leaves)
    held.forEach((joint, i) => {
      const rich = (dayOf(joint)?.words ?? most) / most
      const isTip = children[joint.index]?.length === 0
      const isBack = i % 5 < 2
      const chances = [random.next(), random.next(), random.next(), random.next()] as const
      // Every number is drawn for every perch: a leaf that has come down moves no other.
      const angle = leafAngle(joint, isTip, chances)
      if (chances[0] > 0.42 + 0.58 * Math.sqrt(rich) || i / held.length >= foliage) return
      const kind: LeafKind = leafKind(isBack, isTip, rich, chances[3])
      const scale = (0.74 + 0.32 * chances[2]) * habit.leafScale
      layers[isBack ? 0 : 1].push({ kind: 'stamp', leaf: kind, x: joint.x, y: joint.y, angle, scale })
    })
    return layers
  }

  function leafKind(isBack: boolean, isTip: boolean, rich: number, chance: number): LeafKind {
    if (foliage < 1 && chance > foliage * 0.8) return 'turned'
    if (isBack) return 'deep'
    return chance < 0.14 + 0.3 * rich * (isTip ? 1 : 0.4) ? 'bright' : 'plain'
  }

  function leafAngle(joint: Joint, isTip: boolean, [, first, second]: readonly number[]): number {
    const parent = joints[joint.parent] ?? joint
    const heading = (Math.atan2(joint.x - parent.x, -(joint.y - parent.y)) * 180) / Math.PI
    const [a = 0.5, b = 0.5] = [first, second]
    if (species === 'birch') return heading * 0.3 + (a < 0.62 ? 180 : 0) + (b - 0.5) * 100
    return heading + (isTip ? (a - 0.5) * 60 : (a < 0.5 ? -1 : 1) * (34 + b * 50))
  }

  function hangWords(): WordAnchor[] {
    const used = new Set<number>()
    const largest = topWords[0]?.count ?? 1
    const stamps: Stamp[] = []
    const anchors = topWords.flatMap((word, i): readonly WordAnchor[] => {
      const wanted = WORD_ANGLES[i] ?? 0
      const merit = (tip: Joint) =>
        Math.abs(angleOf(tip) - wanted) - Math.hypot(tip.x - FOOT.x, tip.y - habit.fork) * 0.12
      const [tip] = tips.filter(({ index }) => !used.has(index)).sort((a, b) => merit(a) - merit(b))
      if (!tip) return []
      used.add(tip.index)
      const scale = 1.25 + (0.7 * word.count) / largest
      const angle = wanted * 0.9
      stamps.push({
        kind: 'stamp',
        leaf: 'turned',
        x: tip.x,
        y: tip.y,
        angle,
        scale: scale * (species === 'maple' ? 0.9 : 1),
      })
      const [dx, dy] = direction(angle)
      const length = (species === 'birch' ? 16 : 22) * scale
      return [{ ...word, x: tip.x + dx * length, y: tip.y + dy * length }]
    })
    plate.stamp(stamps)
    return anchors
  }

  function dayAnchors(): DayAnchor[] {
    return days.flatMap((day): readonly DayAnchor[] => {
      const [tip] = tips
        .filter((each) => dayOf(each) === day)
        .sort((a, b) => Math.hypot(b.x - FOOT.x, b.y - habit.fork) - Math.hypot(a.x - FOOT.x, a.y - habit.fork))
      return tip ? [{ ...day, x: tip.x, y: tip.y }] : []
    })
  }
}

function growWood(habit: Habit, random: Random): Joint[] {
  const light: Point[] = []
  while (light.length < habit.lights) {
    const y = random.between(habit.top, habit.bottom)
    const half = habit.half((y - habit.top) / (habit.bottom - habit.top))
    light.push([FOOT.x + random.between(-half, half), y])
  }
  const steps = Math.round((FOOT.y - habit.fork) / habit.step) + habit.lead
  const trunk = Array.from(
    { length: steps + 1 },
    (_, i): Point => [FOOT.x + Math.sin((i / steps) * 2.4) * habit.lean, FOOT.y + 2 - i * habit.step],
  )
  return growBranches({ ...habit, trunk, light }, random)
}

function flareRoots(joints: readonly Joint[], flare: number): void {
  joints.slice(0, 4).forEach((joint, i) => {
    joint.radius *= 1 + flare * ((4 - i) / 4) ** 2
  })
}

function drawCrownMass(plate: Plate, joints: readonly Joint[], radius: number, foliage: number): void {
  const cells = new Set<string>()
  let mass = ''
  for (const { x, y, depth } of joints) {
    const cell = `${Math.round(x / 15)}:${Math.round(y / 15)}`
    if (depth < 5 || cells.has(cell)) continue
    cells.add(cell)
    mass += circle(x, y - 2, radius)
  }
  plate.fill('mist-2', mass, Math.round(foliage * 10) / 10)
}

function drawWood(
  plate: Plate,
  species: Broadleaf,
  joints: readonly Joint[],
  limbs: readonly (readonly number[])[],
  random: Random,
): void {
  const jointsOf = (limb: readonly number[]) => limb.flatMap((i) => joints[i] ?? [])
  const radiusOf = (limb: readonly number[]) => joints[limb[1] ?? limb[0] ?? 0]?.radius ?? 0
  const isBig = (limb: readonly number[]) => radiusOf(limb) >= 1.6
  const [light, shade] = species === 'birch' ? (['birch', 'petal-b'] as const) : (['bark-a', 'bark-b'] as const)
  const twig = species === 'birch' ? 'bark-b' : 'bark-a'
  for (const [low, high, width] of [
    [0, 1, 1.3],
    [1, 1.3, 1.9],
    [1.3, 9, 2.5],
  ] as const) {
    const thin = limbs.filter((limb) => !isBig(limb) && radiusOf(limb) >= low && radiusOf(limb) < high)
    plate.line(twig, thin.map((limb) => splineOf(thinned(jointsOf(limb), 3))).join(''), width)
  }
  for (const limb of limbs.filter(isBig).sort((a, b) => radiusOf(a) - radiusOf(b))) {
    const { d, left, right, middle } = limbShape(thinned(jointsOf(limb), 2), limb[0] === 0)
    const isThick = radiusOf(limb) > 3
    // White bark on a pale sky needs an edge, once the leaves are down.
    if (species === 'birch' && isThick) plate.line('bark-b', d, 1.6)
    plate.fill(species === 'birch' && !isThick ? 'bark-b' : light, d)
    if (!isThick) continue
    const end = right.at(-1) ?? [0, 0]
    plate.fill(shade, `${spline(middle)}L${pair(...end)}${spline([...right].reverse(), false)}Z`)
    const shown = Math.ceil(left.length * 0.85)
    plate.key(spline(left.slice(0, shown)) + spline(right.slice(0, shown)))
  }
  if (species !== 'birch') drawRootToes(plate, species, joints[0])
  drawBark(
    plate,
    species,
    jointsOf(limbs[0] ?? []).filter(({ radius }) => radius > 4),
    random,
  )
}

function drawRootToes(plate: Plate, species: Broadleaf, foot: Joint | undefined): void {
  if (!foot) return
  const toes =
    species === 'oak'
      ? ([
          [-1, 44, 6],
          [1, 50, 7],
          [-1, 22, 10],
          [1, 20, 11],
        ] as const)
      : ([
          [-1, 24, 6],
          [1, 27, 7],
          [1, 10, 9],
        ] as const)
  const { x, radius: w } = foot
  for (const [side, reach, dip] of toes) {
    plate.fill(
      side < 0 ? 'bark-a' : 'bark-b',
      `M${pair(x + side * w * 0.35, FOOT.y - 26)}C${pair(x + side * w * 0.95, FOOT.y - 14)} ${pair(x + side * (w * 0.8 + reach * 0.4), FOOT.y - 1)} ${pair(x + side * (w * 0.6 + reach), FOOT.y + dip)}` +
        `C${pair(x + side * (w * 0.5 + reach * 0.4), FOOT.y + dip + 1)} ${pair(x + side * w * 0.5, FOOT.y + dip)} ${pair(x, FOOT.y + 6)}Z`,
    )
  }
}

function drawBark(plate: Plate, species: Broadleaf, trunk: readonly Joint[], random: Random): void {
  let marks = ''
  let ticks = ''
  trunk.forEach(({ x, y, radius }, i) => {
    if (species !== 'birch') {
      for (let k = 0; k < 2; k++) {
        marks += `M${pair(x + random.between(-0.72, 0.72) * radius, y)}q${pair(random.between(-2, 2), -5)} ${pair(random.between(-1, 1), -9 - random.next() * 6)}`
      }
      return
    }
    if (i % 2 === 0) {
      const side = random.sign()
      const width = radius * random.between(0.7, 1.4)
      marks += `M${pair(x - side * radius, y)}q${pair(side * width * 0.5, random.between(-1.5, 1.5))} ${pair(side * width, random.between(-1, 1))}`
    }
    if (i % 5 === 1) ticks += `M${pair(x - radius * 0.5, y - 4)}q${pair(radius * 0.5, -5)} ${pair(radius, 0)}`
  })
  plate.line('ink', marks, species === 'birch' ? 2 : 1, species === 'birch' ? 0.8 : 0.38).line('ink', ticks, 1.4, 0.7)
}

/** Buds at the ends of the twigs: what waits. */
function drawBuds(plate: Plate, tips: readonly Joint[]): void {
  plate.fill('husk', tips.map(({ x, y }) => circle(x, y, 1.5)).join(''))
}

const MOST_FRUIT = 14

/** One acorn, or one key, for every thousand words. */
function drawFruit(plate: Plate, species: 'maple' | 'oak', tips: readonly Joint[], total: number, top: number): void {
  const count = Math.min(MOST_FRUIT, Math.floor(total / 1000))
  const outer = tips.filter(({ y }) => y > top + 40)
  for (let i = 0; i < count; i++) {
    const tip = outer[Math.floor(((i + 0.5) * outer.length) / count)]
    if (!tip) continue
    const { x, y } = tip
    if (species === 'oak') {
      plate.line('bark-b', `M${pair(x, y)}v6`, 1.4)
      plate
        .fill('sun-a', `M${pair(x - 5, y + 10)}c0 6 2.5 10 5 12v-12z`)
        .fill('sun-b', `M${pair(x + 5, y + 10)}c0 6 -2.5 10 -5 12v-12z`)
      plate.fill('bark-b', `M${pair(x - 6, y + 11)}c-.5 -8 12.5 -8 12 0z`)
    } else {
      plate.line('bark-b', `M${pair(x, y)}v5`, 1.2)
      plate
        .fill('sun-a', `M${pair(x, y + 5)}c-3 0 -11 6 -12 14c6 -1 11 -6 12 -14z`)
        .fill('sun-b', `M${pair(x, y + 5)}c3 0 11 6 12 14c-6 -1 -11 -6 -12 -14z`)
    }
  }
}

function shuffle<T>(list: T[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1))
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
}
