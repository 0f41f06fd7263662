import { GrowingSeeds } from './growing-seeds.tsx'
import { SeedPlot } from './seed-plot.tsx'

/** Where a seed is planted, and what grows from those that were. */
export function SeedCorner() {
  return (
    <div className="grid min-w-0 gap-8">
      <SeedPlot />
      <GrowingSeeds />
    </div>
  )
}
