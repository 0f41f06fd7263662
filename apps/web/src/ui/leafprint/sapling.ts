import { type Point, pair, randomOf, ribbon, spline } from './geometry.ts'
import { drawFloor, drawMound } from './ground.ts'
import { heightOf } from './height.ts'
import { type Ink, Plate } from './plate.ts'
import { type DayAnchor, FOOT, type GrownTree, type TreeData, type WordAnchor } from './types.ts'

const STEM_POINTS = 12

/** A sapling; each recent day is a leaf or two, wider with more words, and the first five have the top words. */
export function growSapling({ words: total, days, topWords, foliage }: TreeData, seed: string): GrownTree {
  const plate = new Plate()
  const random = randomOf(seed)
  const height = heightOf(total) - 34
  const most = Math.max(...days.map(({ words }) => words), 1)
  const lean = random.sign()
  const stem = Array.from({ length: STEM_POINTS }, (_, i): Point => {
    const t = i / (STEM_POINTS - 1)
    return [FOOT.x + Math.sin(t * 2.6) * 9 * lean, FOOT.y - t * height]
  })
  const at = (t: number): Point => {
    const place = Math.min(0.9999, Math.max(0, t)) * (STEM_POINTS - 1)
    const [x, y] = stem[Math.floor(place)] ?? [FOOT.x, FOOT.y]
    const [nx, ny] = stem[Math.floor(place) + 1] ?? [x, y]
    const share = place % 1
    return [x + (nx - x) * share, y + (ny - y) * share]
  }
  const anchors: { words: WordAnchor[]; days: DayAnchor[] } = { words: [], days: [] }
  const size = 0.72 + 0.28 * Math.min(1, total / 400)

  drawMound(plate, 86, 8, foliage === 0)
  plate.fill('sprout-b', ribbon(stem, 9, 4)).key(spline(stem.map(([x, y], i) => [x + 4.5 - i * 0.25, y])))
  const [firstX, firstY] = at(0.3)
  for (const side of [-1, 1]) {
    const angle = side * 70
    plate.leaf(
      {
        x: firstX,
        y: firstY,
        angle,
        length: 58 * size,
        width: 32 * size,
        bend: side * 0.12,
        profile: 'oval',
        points: 7,
      },
      'sprout-a',
      'sprout-b',
    )
  }
  const count = Math.max(2, Math.min(10, days.length * 2), topWords.length)
  for (let i = 0; i < count; i++) drawLeaf(i)
  const [tipX, tipY] = at(1)
  for (const angle of [-16, 14]) {
    plate.leaf(
      { x: tipX, y: tipY, angle, length: 34 * size, width: 12 * size, profile: 'lance', points: 6 },
      'sprout-a',
      'sprout-b',
    )
  }
  drawFloor(plate, 60, 70, foliage, random)
  return { species: 'sapling', shapes: plate.shapes, ...anchors, top: FOOT.y - height - 34 * size, halfWidth: 110 }

  function drawLeaf(i: number): void {
    const t = 0.46 + 0.5 * (i / Math.max(1, count - 1))
    const side = i % 2 === 0 ? -1 : 1
    const day = days[days.length - 1 - (Math.floor(i / 2) % Math.max(1, days.length))]
    const word = topWords[i]
    // Leaves without words fall first.
    if (!word && random.next() > foliage) {
      drawBud(t, side)
      return
    }
    const breadth = (0.62 + 0.5 * ((day?.words ?? most) / most)) * (1.12 - 0.36 * t) * size
    const [x, y] = at(t)
    const [left, right]: readonly [Ink, Ink] =
      foliage < 1 && (word || i % 2 === 0)
        ? ['sun-a', 'sun-b']
        : i % 3 === 2
          ? ['fern-a', 'fern-b']
          : ['leaf-a', 'leaf-b']
    const [endX, endY] = plate.leaf(
      {
        x,
        y,
        angle: side * (64 - 26 * t),
        length: 64 * breadth,
        width: 34 * breadth,
        bend: side * 0.1,
        profile: 'ovate',
        points: 8,
        veins: 5,
      },
      left,
      right,
    )
    if (day && i % 2 === 0) anchors.days.push({ ...day, x: endX, y: endY })
    if (word) anchors.words.push({ ...word, x: endX, y: endY })
  }

  function drawBud(t: number, side: number): void {
    const [x, y] = at(t)
    plate.line('bark-b', `M${pair(x, y)}q${pair(side * 3, -1)} ${pair(side * 5, -5)}`, 3)
  }
}
