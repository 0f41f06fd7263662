import { growBranches, type Joint, limbsOf, thicken } from './branching.ts'
import { drawBuds, drawCrownMass, drawFruit, drawWood } from './broadleaf-parts.ts'
import { direction, type Point, type Random, randomOf } from './geometry.ts'
import { drawFloor, drawMound } from './ground.ts'
import { type Broadleaf, HABITS, type Habit } from './habits.ts'
import { type LeafKind, Plate, type Stamp } from './plate.ts'
import { type DayAnchor, FOOT, type GrownTree, type TreeData, type WordAnchor } from './types.ts'

/** The crown spans this many degrees to either side of up. */
const CROWN_DEGREES = 118
/** Positions of the top words, in degrees from up. */
const WORD_ANGLES = [-74, 70, -38, 36, 2] as const

/**
 * A broad crown. The wood depends only on species and seed, so breaks and removed entries don't change it. The newest
 * days are leaves from left to right: more words, more leaves. Top words are on turned leaves at the edge.
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

  drawMound(plate, habit.mound, 12, foliage === 0)
  if (foliage > 0.2) drawCrownMass(plate, joints, species === 'birch' ? 15 : 20, foliage)
  const [back, front] = leafStamps()
  plate.stamp(back)
  drawWood(plate, species, joints, limbs, random)
  plate.stamp(front)
  if (foliage === 0) drawBuds(plate, tips)
  if (species !== 'birch') drawFruit(plate, species, tips, total, habit.top)
  const words = hangWords()
  drawFloor(plate, species === 'oak' ? 120 : 84, habit.mound * 0.8, foliage, random)
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
      // All random numbers are drawn for every perch, so that a fallen leaf doesn't move others.
      const [growing, turning, size, tint] = [random.next(), random.next(), random.next(), random.next()] as const
      if (growing > 0.42 + 0.58 * Math.sqrt(rich) || i / held.length >= foliage) return
      const leaf = leafKind(isBack, isTip, rich, tint)
      const angle = leafAngle(joint, isTip, turning, size)
      const scale = (0.74 + 0.32 * size) * habit.leafScale
      layers[isBack ? 0 : 1].push({ kind: 'stamp', leaf, x: joint.x, y: joint.y, angle, scale })
    })
    return layers
  }

  function leafKind(isBack: boolean, isTip: boolean, rich: number, chance: number): LeafKind {
    if (foliage < 1 && chance > foliage * 0.8) return 'turned'
    if (isBack) return 'deep'
    return chance < 0.14 + 0.3 * rich * (isTip ? 1 : 0.4) ? 'bright' : 'plain'
  }

  function leafAngle(joint: Joint, isTip: boolean, a: number, b: number): number {
    const parent = joints[joint.parent] ?? joint
    const heading = (Math.atan2(joint.x - parent.x, -(joint.y - parent.y)) * 180) / Math.PI
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

function shuffle<T>(list: T[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1))
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
}
