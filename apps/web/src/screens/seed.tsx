import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { matchAddress, pathTo } from '@understory/forest/addresses'
import { lazy, Suspense } from 'react'
import { AreaCards } from '../features/branches/components/area-cards.tsx'
import { Practice } from '../features/branches/components/practice.tsx'
import { UnknownSeed } from '../features/seeds/components/unknown-seed.tsx'
import { ideasOfSeed, pageOfSeed } from '../features/seeds/seed-pages.ts'
import { useSeed } from '../features/seeds/use-seed.ts'
import { seedPages } from '../lib/words/en/seed-pages.ts'
import { LANGUAGE } from '../lib/words/locale.ts'
import { useWords } from '../lib/words/use-words.ts'
import type { BranchSeed } from '../storage/branch-seeds.ts'
import { Icon } from '../ui/icon.tsx'
import { linkClass } from '../ui/link.tsx'

const SeedWriter = lazy(async () => {
  const { SeedWriter: component } = await import('../features/seeds/components/seed-writer.tsx')
  return { default: component }
})

/** What grew from one seed: its own page with sub-branches, or one of them at `?section=`. */
export function SeedScreen() {
  const { params } = matchAddress(useLocation().pathname)
  const seed = useSeed(params.id ?? '')
  if (seed === undefined) return null
  return seed ? <SeedPage key={seed.id} seed={seed} /> : <UnknownSeed />
}

const PLANTS = ['seedling', 'sorrel', 'fern', 'fiddlehead'] as const

function SeedPage({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedPages).page
  const { section } = useSearch({ strict: false }) as { section?: string }
  const parentPath = pathTo.seed(seed.id)
  const areas = ideasOfSeed(seed, { parentPath }).map(({ path, label, description }, index) => ({
    id: path,
    path,
    label,
    description,
    icon: PLANTS[index % PLANTS.length] ?? 'seedling',
  }))
  return (
    <Practice page={pageOfSeed(seed, { parentPath, section })} plant="seedling">
      {section === undefined && (
        <Suspense>
          <div lang={LANGUAGE}>
            <SeedWriter seed={seed} />
          </div>
        </Suspense>
      )}
      <AreaCards heading={words.subBranches} areas={areas} />
      <nav className="flex flex-wrap gap-x-8">
        {section !== undefined && (
          <Link to={parentPath} className={linkClass('inline-flex min-h-11 items-center gap-2')}>
            <Icon name="back" />
            {words.whole}
          </Link>
        )}
        <Link to="/dashboard" hash="growing-seeds" className={linkClass('inline-flex min-h-11 items-center gap-2')}>
          <Icon name="back" />
          {words.all}
        </Link>
      </nav>
    </Practice>
  )
}
