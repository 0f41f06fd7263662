import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Forest } from '../features/dashboard/components/forest.tsx'
import { GrowingSeeds } from '../features/seeds/components/growing-seeds.tsx'
import { SeedPlot } from '../features/seeds/components/seed-plot.tsx'

// Most people have no coach: what coaches ask for is fetched after the page stands.
const PracticeTasks = lazy(async () => {
  const { PracticeTasks: component } = await import('../features/sharing/components/practice-tasks.tsx')
  return { default: component }
})

const never = () => () => {}

/** Your communication forest. */
export function DashboardScreen() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Forest
      seedPlot={
        <div className="grid min-w-0 gap-8">
          <SeedPlot />
          <GrowingSeeds />
        </div>
      }
      tasks={
        isInBrowser && (
          <Suspense>
            <PracticeTasks />
          </Suspense>
        )
      }
    />
  )
}
