import { Forest } from '../features/dashboard/components/forest.tsx'
import { SeedSpot } from '../features/seeds/components/seed-spot.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useInBrowser } from '../lib/use-in-browser.ts'

// Loads late, because most people have no coach.
const PracticeTasks = lazyPart(() => import('../features/sharing/components/practice-tasks.tsx'), 'PracticeTasks')

// Loads late, for people who prepare a talk.
const NextTalk = lazyPart(() => import('../features/talks/components/next-talk.tsx'), 'NextTalk')

// Loads late, at the end of the page.
const GrowingSeeds = lazyPart(() => import('../features/seeds/components/growing-seeds.tsx'), 'GrowingSeeds')

export function Screen() {
  const isInBrowser = useInBrowser(() => true, false)
  return (
    <Forest
      seed={<SeedSpot />}
      seeds={isInBrowser && <GrowingSeeds />}
      talk={isInBrowser && <NextTalk />}
      tasks={isInBrowser && <PracticeTasks />}
    />
  )
}
