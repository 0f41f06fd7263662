import type { Species } from '../../lib/leafprint.ts'
import { direction, leafPaths, pair } from './geometry.ts'
import { type Ink, type LeafKind, Plate, type Shape } from './plate.ts'

type Pair = readonly [left: Ink, right: Ink]

const TURNED: Pair = ['sun-a', 'sun-b']
const INKS: Readonly<Record<Species, Readonly<Record<Exclude<LeafKind, 'turned'>, Pair>>>> = {
  sapling: { plain: ['leaf-a', 'leaf-b'], bright: ['sprout-a', 'sprout-b'], deep: ['fern-a', 'fern-b'] },
  birch: { plain: ['leaf-a', 'leaf-b'], bright: ['sprout-a', 'sprout-b'], deep: ['moss', 'leaf-a'] },
  pine: { plain: ['leaf-a', 'leaf-b'], bright: ['sprout-b', 'leaf-a'], deep: ['fern-a', 'fern-b'] },
  maple: { plain: ['leaf-a', 'leaf-b'], bright: ['sprout-a', 'sprout-b'], deep: ['fern-a', 'fern-b'] },
  oak: { plain: ['leaf-a', 'leaf-b'], bright: ['sprout-b', 'leaf-a'], deep: ['fern-a', 'fern-b'] },
}

/** A leaf at 0, 0 pointing up; an oak's is a spray of three, or single with a word. */
export function leafShapes(species: Species, kind: LeafKind): readonly Shape[] {
  const [left, right] = kind === 'turned' ? TURNED : INKS[species][kind]
  const plate = new Plate()
  switch (species) {
    case 'maple':
      return maple(plate, left, right).shapes
    case 'pine':
      return needles(plate, left, right).shapes
    case 'oak':
      for (const [angle, length] of kind === 'turned' ? SINGLE : SPRAY) {
        put(plate, left, right, { angle, length, width: length * 0.58, profile: 'oak', points: 17 })
      }
      return plate.shapes
    case 'birch':
      return put(plate, left, right, { angle: 0, length: 17, width: 13, profile: 'delta', points: 6 }).shapes
    case 'sapling':
      return put(plate, left, right, { angle: 0, length: 20, width: 11, profile: 'ovate', points: 6 }).shapes
  }
}

const SINGLE = [[0, 25]] as const
const SPRAY = [
  [-58, 20],
  [54, 21],
  [-4, 25],
] as const

type Small = Pick<Parameters<typeof leafPaths>[0], 'angle' | 'length' | 'width' | 'profile' | 'points'>

function put(plate: Plate, left: Ink, right: Ink, small: Small): Plate {
  const paths = leafPaths({ x: 0, y: 0, ...small })
  return plate.fill(left, paths.left).fill(right, paths.right).line('ink', paths.rib, 0.8, 0.45)
}

const MAPLE_EDGE = [
  [0, -26],
  [3, -19],
  [6, -20],
  [5, -14],
  [11, -17.5],
  [13, -20],
  [14.5, -14],
  [18, -13],
  [14, -8],
  [16, -5],
  [9, -4.5],
  [8, -1],
  [3, -2],
  [0, 0],
] as const

function maple(plate: Plate, left: Ink, right: Ink): Plate {
  const half = (sign: number) => `M${MAPLE_EDGE.map(([x, y]) => pair(x * sign, y)).join('L')}Z`
  return plate.fill(left, half(-1)).fill(right, half(1)).line('ink', 'M0 3V-22M0 -3L11 -14M0 -3L-11 -14', 0.8, 0.42)
}

function needles(plate: Plate, left: Ink, right: Ink): Plate {
  const strokes: [string, string] = ['', '']
  for (let i = 0; i < 11; i++) {
    const [dx, dy] = direction(-70 + i * 14)
    const length = 21 - Math.abs(i - 5) * 0.7
    strokes[i % 2 === 0 ? 0 : 1] += `M0 0L${pair(dx * length, dy * length)}`
  }
  return plate.line(right, strokes[1], 1.9).line(left, strokes[0], 1.9)
}
