import { pair, type Random } from './geometry.ts'
import type { Plate } from './plate.ts'
import { FOOT } from './types.ts'

export function drawMound(plate: Plate, half: number, hump: number, hasSnow: boolean): void {
  const { x, y } = FOOT
  plate.fill(
    'ground',
    `M${pair(x - half, y + 6)}C${pair(x - half * 0.6, y - hump)} ${pair(x + half * 0.6, y - hump)} ${pair(x + half, y + 6)}` +
      `C${pair(x + half * 0.5, y + 14)} ${pair(x - half * 0.5, y + 14)} ${pair(x - half, y + 6)}Z`,
  )
  if (!hasSnow) return
  plate.fill(
    'petal-a',
    `M${pair(x - half * 0.92, y + 5)}C${pair(x - half * 0.55, y - 10)} ${pair(x + half * 0.55, y - 10)} ${pair(x + half * 0.92, y + 5)}` +
      `C${pair(x + half * 0.6, y + 7)} ${pair(x + half * 0.2, y + 2)} ${pair(x, y + 7)}` +
      `C${pair(x - half * 0.3, y + 1)} ${pair(x - half * 0.6, y + 8)} ${pair(x - half * 0.92, y + 5)}Z`,
  )
}

/** Grass, and as many fallen leaves as the crown has lost. */
export function drawFloor(plate: Plate, grass: number, litter: number, foliage: number, random: Random): void {
  let blades = ''
  for (let i = 0; i < 15; i++) {
    const x = FOOT.x + (random.next() - 0.5) * 2 * grass
    const y = FOOT.y + 7 + random.next() * 3
    for (const lean of [-1, 0, 1])
      blades += `M${pair(x, y)}q${pair(lean * 1.5, -5)} ${pair(lean * 4.5, -9 - random.next() * 5)}`
  }
  plate.line('leaf-b', blades, 1.5)
  const count = Math.round(34 * (1 - foliage))
  plate.stamp(
    Array.from({ length: count }, (_, i) => ({
      kind: 'stamp' as const,
      leaf: i % 3 === 2 ? ('deep' as const) : ('turned' as const),
      x: FOOT.x + (random.next() + random.next() - 1) * litter,
      y: FOOT.y + 5 + random.next() * 9,
      angle: random.between(60, 120) * random.sign(),
      scale: random.between(0.42, 0.62),
    })),
  )
}
