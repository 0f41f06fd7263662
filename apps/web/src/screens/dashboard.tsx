import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Forest } from '../features/dashboard/components/forest.tsx'

// Most people have no coach: what coaches ask for is fetched after the page stands.
const PracticeTasks = lazy(async () => {
  const { PracticeTasks: component } = await import('../features/sharing/components/practice-tasks.tsx')
  return { default: component }
})

// The talk that comes next, for those who prepare one.
const NextTalk = lazy(async () => {
  const { NextTalk: component } = await import('../features/talks/components/next-talk.tsx')
  return { default: component }
})

// It stands at the foot of the page: its HTML is there at once, its script follows.
const SeedCorner = lazy(async () => {
  const { SeedCorner: component } = await import('../features/seeds/components/seed-corner.tsx')
  return { default: component }
})

// One element for ever: a new one would make React throw its HTML away before its script is there.
const seedCorner = (
  <Suspense>
    <SeedCorner />
  </Suspense>
)

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
      seedPlot={seedCorner}
      talk={
        isInBrowser && (
          <Suspense>
            <NextTalk />
          </Suspense>
        )
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
