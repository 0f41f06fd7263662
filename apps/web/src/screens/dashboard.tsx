import { useSyncExternalStore } from 'react'
import { Forest } from '../features/dashboard/components/forest.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'

// Most people have no coach: what coaches ask for is fetched after the page stands.
const PracticeTasks = lazyPart(() => import('../features/sharing/components/practice-tasks.tsx'), 'PracticeTasks')

// The talk that comes next, for those who prepare one.
const NextTalk = lazyPart(() => import('../features/talks/components/next-talk.tsx'), 'NextTalk')

// It stands at the foot of the page: its HTML is there at once, its script follows.
const SeedCorner = lazyPart(() => import('../features/seeds/components/seed-corner.tsx'), 'SeedCorner')

// One element for ever: a new one would make React throw its HTML away before its script is there.
const seedCorner = <SeedCorner />

const never = () => () => {}

/** Your communication forest. */
export function DashboardScreen() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Forest seedPlot={seedCorner} talk={isInBrowser && <NextTalk />} tasks={isInBrowser && <PracticeTasks />} />
}
