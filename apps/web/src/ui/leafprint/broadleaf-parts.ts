import { type Joint, limbShape, pointsOf, thinned } from './branching.ts'
import { circle, outline, pair, type Random, spline } from './geometry.ts'
import type { Broadleaf } from './habits.ts'
import type { Plate } from './plate.ts'
import { FOOT } from './types.ts'

export function drawCrownMass(plate: Plate, joints: readonly Joint[], radius: number, foliage: number): void {
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

/** Limbs from thin to thick with shading, then roots and bark. */
export function drawWood(
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
    plate.line(twig, thin.map((limb) => spline(pointsOf(thinned(jointsOf(limb), 3)))).join(''), width)
  }
  for (const limb of limbs.filter(isBig).sort((a, b) => radiusOf(a) - radiusOf(b))) {
    const { left, right, middle } = limbShape(thinned(jointsOf(limb), 2), limb[0] === 0)
    const d = outline(left, right)
    const isThick = radiusOf(limb) > 3
    // White bark needs an outline on a pale sky.
    if (species === 'birch' && isThick) plate.line('bark-b', d, 1.6)
    plate.fill(species === 'birch' && !isThick ? 'bark-b' : light, d)
    if (!isThick) continue
    plate.fill(shade, outline(middle, right))
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

export function drawBuds(plate: Plate, tips: readonly Joint[]): void {
  plate.fill('husk', tips.map(({ x, y }) => circle(x, y, 1.5)).join(''))
}

const MOST_FRUIT = 14

/** One acorn or key per thousand words. */
export function drawFruit(
  plate: Plate,
  species: 'maple' | 'oak',
  tips: readonly Joint[],
  total: number,
  top: number,
): void {
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
