import { Forest } from '../features/dashboard/components/forest.tsx'
import { SeedPlot } from '../features/seeds/components/seed-plot.tsx'

/** Your communication forest. */
export function DashboardScreen() {
  return <Forest seedPlot={<SeedPlot />} />
}
