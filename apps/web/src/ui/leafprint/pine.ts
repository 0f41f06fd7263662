import { axisOf, direction, leafPaths, type Point, pair, randomOf, ribbon, short, spline } from './geometry.ts'
import { drawFloor, drawMound } from './ground.ts'
import { heightOf } from './height.ts'
import { Plate, type Stamp } from './plate.ts'
import { type DayAnchor, FOOT, type GrownTree, LEAF_DAYS, type TreeData, type WordAnchor } from './types.ts'

const LEAST_WHORLS = 7
type Whorl = { readonly words: number; readonly date: string; readonly y: number; readonly t: number }

/** A pine: each recent day is a whorl, wider with more words; the cones are the top words. */
export function growPine({ words: total, days, topWords, foliage }: TreeData, seed: string): GrownTree {
  const plate = new Plate()
  const random = randomOf(seed)
  const most = Math.max(...days.map(({ words }) => words), 1)
  const height = heightOf(total) - 14
  const topY = FOOT.y - height
  const stamps: [back: Stamp[], front: Stamp[]] = [[], []]
  const anchors: { words: WordAnchor[]; days: DayAnchor[] } = { words: [], days: [] }
  const whorls = whorlsOf()
  const breadth = height / 380
  const lengthOf = ({ words, t }: Whorl) => (22 + 132 * (1 - t) ** 0.8) * (0.62 + 0.46 * (words / most)) * breadth

  drawMound(plate, 150, 12, foliage === 0)
  for (const whorl of whorls) {
    for (const side of [-1, 1]) drawBough(whorl, whorl.y - 14, side, lengthOf(whorl) * random.between(0.5, 0.66), 16, 0)
  }
  flush(0)
  drawTrunk()
  whorls.forEach((whorl, i) => {
    for (const side of i % 2 ? [-1, 1] : [1, -1]) {
      const end = drawBough(whorl, whorl.y, side, lengthOf(whorl) * random.between(0.86, 1.08), -4 + 30 * whorl.t, 1)
      if (side === 1) anchors.days.push({ date: whorl.date, words: whorl.words, x: end[0], y: end[1] })
    }
  })
  flush(1)
  for (const angle of [-26, 0, 26]) stampNeedles(1, 'bright', FOOT.x + 1, topY + 12, angle, 0.9)
  plate.line('sprout-b', `M${pair(FOOT.x + 1, topY + 20)}V${short(topY - 14)}`, 3.2)
  flush(1)
  if (foliage === 0) drawSnowOnBoughs()
  drawCones()
  drawFloor(plate, 84, 110, foliage, random)
  const halfWidth = Math.max(...whorls.map(lengthOf)) + 30
  return { species: 'pine', shapes: plate.shapes, ...anchors, top: topY - 16, halfWidth }

  function whorlsOf(): readonly Whorl[] {
    const count = Math.min(LEAF_DAYS, Math.max(LEAST_WHORLS, days.length))
    const low = FOOT.y - 74 * (height / 400)
    return Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const day = days[Math.floor((i * days.length) / count)]
      return { words: day?.words ?? most, date: day?.date ?? '', t, y: low - (low - topY - 30) * t ** 0.96 }
    })
  }

  function drawBough(whorl: Whorl, y: number, side: number, length: number, lift: number, layer: 0 | 1): Point {
    const bough = axisOf(FOOT.x + side * 2, y, side * (96 - lift), length, side * 0.13)
    const sprays = Math.max(2, Math.round(length / 21))
    const wood = layer ? 'bark-a' : 'bark-b'
    plate.line(wood, bough.d, Math.max(1.8, length / 30))
    let twigs = ''
    for (let i = 0; i <= sprays; i++) {
      const t = 0.34 + (0.66 * i) / sprays
      const [x, at] = bough.at(t)
      const isEnd = i === sprays
      const scale = (0.74 + length / 420) * (1.02 - (0.1 * i) / sprays) * random.between(0.9, 1.1)
      const isBright = whorl.words > most * 0.72 && i > sprays - 2
      const up = side * random.between(8, 34)
      const twig = isEnd ? 0 : random.between(3, 9)
      const [ux, uy] = direction(up)
      if (twig > 0) twigs += `M${pair(x, at)}l${pair(ux * twig, uy * twig)}`
      // An evergreen keeps most needles through any break.
      if (random.next() > 0.62 + 0.38 * foliage) continue
      const kind = isBright && foliage === 1 ? 'bright' : layer ? 'plain' : 'deep'
      stampNeedles(layer, kind, x + ux * twig, at + uy * twig, isEnd ? bough.heading(t) - side * 12 : up, scale)
      if (isEnd) stampNeedles(layer, kind, x, at - 2, bough.heading(t) - side * 52, scale * 0.86)
    }
    plate.line(wood, twigs, 1.6)
    return bough.tip
  }

  function stampNeedles(layer: 0 | 1, leaf: Stamp['leaf'], x: number, y: number, angle: number, scale: number): void {
    stamps[layer].push({ kind: 'stamp', leaf, x, y, angle, scale })
  }

  function flush(layer: 0 | 1): void {
    plate.stamp(stamps[layer].splice(0))
  }

  function drawTrunk(): void {
    const trunk = Array.from(
      { length: 10 },
      (_, i): Point => [FOOT.x + Math.sin(i * 1.1) * 3, FOOT.y + 4 - ((height + 2) * i) / 9],
    )
    plate.fill('bark-a', ribbon(trunk, 23, 3)).fill(
      'bark-b',
      ribbon(
        trunk.map(([x, y], i) => [x + 5 - i * 0.5, y]),
        12,
        1.5,
      ),
    )
    let marks = ''
    for (let i = 0; i < 34; i++) {
      const t = random.next() * 0.8
      const x = FOOT.x + (random.next() - 0.5) * 16 * (1 - t)
      marks += `M${pair(x, FOOT.y - t * height)}q${pair(1.5, 3)} 0 ${short(5 + random.next() * 4)}`
    }
    plate.line('ink', marks, 0.9, 0.4).key(spline(trunk.map(([x, y], i) => [x + 11.5 - i * 1.12, y])))
  }

  function drawSnowOnBoughs(): void {
    for (const whorl of whorls) {
      for (const side of [-1, 1]) {
        const length = lengthOf(whorl) * 0.74
        const [x, y] = [FOOT.x + side * length * 0.62, whorl.y - 15 + length * 0.02]
        plate.fill(
          'petal-a',
          `M${pair(x - length * 0.3, y + 4)}q${pair(length * 0.28, -9)} ${pair(length * 0.6, 0)}q${pair(-length * 0.3, 5)} ${pair(-length * 0.6, 0)}z`,
          0.92,
        )
      }
    }
  }

  function drawCones(): void {
    const largest = topWords[0]?.count ?? 1
    topWords.forEach((word, i) => {
      const whorl = whorls[Math.min(whorls.length - 1, Math.round(((1 + 2 * i) * (whorls.length - 1)) / 10))]
      if (!whorl) return
      const side = i % 2 ? -1 : 1
      const x = FOOT.x + side * lengthOf(whorl) * 0.62
      drawCone(plate, x, whorl.y + 9, 0.9 + (0.5 * word.count) / largest)
      anchors.words.push({ ...word, x, y: whorl.y + 23 })
    })
  }
}

function drawCone(plate: Plate, x: number, y: number, scale: number): void {
  const cone = leafPaths({ x, y, angle: 180, length: 24 * scale, width: 14 * scale, profile: 'ovate', points: 7 })
  let scales = ''
  for (let i = 1; i < 5; i++) {
    scales += `M${pair(x - 5.5 * scale + i * 0.6, y + i * 4.4 * scale)}q${pair(5.5 * scale - i * 0.6, 3.4)} ${pair(11 * scale - i * 1.2, 0)}`
  }
  plate.fill('sun-a', cone.left).fill('sun-b', cone.right).line('bark-b', scales, 1, 0.75).key(cone.edge, 0.8)
}
