import { useSyncExternalStore } from 'react'
import { Forest } from '../features/dashboard/components/forest.tsx'
import { SeedSpot } from '../features/seeds/components/seed-spot.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'

// Most people have no coach: what coaches ask for is fetched after the page stands.
const PracticeTasks = lazyPart(() => import('../features/sharing/components/practice-tasks.tsx'), 'PracticeTasks')

// The talk that comes next, for those who prepare one.
const NextTalk = lazyPart(() => import('../features/talks/components/next-talk.tsx'), 'NextTalk')

// What grew from the seeds of this browser stands at the foot of the page.
const GrowingSeeds = lazyPart(() => import('../features/seeds/components/growing-seeds.tsx'), 'GrowingSeeds')

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
      seed={<SeedSpot />}
      seeds={isInBrowser && <GrowingSeeds />}
      talk={isInBrowser && <NextTalk />}
      tasks={isInBrowser && <PracticeTasks />}
    />
  )
}
