import { Link, useParams, useSearch } from '@tanstack/react-router'
import { TALK_LINE_LENGTH } from '@understory/contract/limits'
import { pathTo } from '@understory/forest/addresses'
import { AreaCards } from '../features/branches/components/area-cards.tsx'
import { Practice } from '../features/branches/components/practice.tsx'
import { TopicForm } from '../features/seeds/components/topic-form.tsx'
import { UnknownSeed } from '../features/seeds/components/unknown-seed.tsx'
import { ideasOfSeed, pageOfSeed, wordsOfSeed } from '../features/seeds/seed-pages.ts'
import { useSeed } from '../features/seeds/use-seed.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { seedPages } from '../lib/words/en/seed-pages.ts'
import { LANGUAGE } from '../lib/words/locale.ts'
import { useWords } from '../lib/words/use-words.ts'
import type { BranchSeed } from '../storage/branch-seeds.ts'
import { Icon } from '../ui/icon.tsx'
import { linkClass } from '../ui/link.tsx'

const NearSeed = lazyPart(() => import('../features/seeds/components/near-seed.tsx'), 'NearSeed')
const SeedWriter = lazyPart(() => import('../features/seeds/components/seed-writer.tsx'), 'SeedWriter')

/** A seed's page with sub-branches, or one of them by `?section=`. */
export function Screen() {
  const { id = '' } = useParams({ strict: false })
  const seed = useSeed(id)
  if (seed === undefined) return null
  return seed ? <SeedPage key={seed.id} seed={seed} /> : <UnknownSeed />
}

const PrepareHere = lazyPart(() => import('../features/talks/components/prepare-button.tsx'), 'PrepareHere')

const PLANTS = ['seedling', 'sorrel', 'fern', 'fiddlehead'] as const

function SeedPage({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedPages).page
  const { section } = useSearch({ strict: false })
  const parentPath = pathTo.seed(seed.id)
  const areas = ideasOfSeed(seed, { parentPath }).map(({ path, label, description }, index) => ({
    id: path,
    path,
    label,
    description,
    icon: PLANTS[index % PLANTS.length] ?? 'seedling',
  }))
  return (
    <Practice
      page={pageOfSeed(seed, { parentPath, section })}
      plant="seedling"
      before={section === undefined && <AboutSeed seed={seed} />}
      between={
        section === undefined && (
          <div className="grid gap-6">
            <NearSeed seed={seed} />
          </div>
        )
      }
    >
      {section === undefined && (
        <div lang={LANGUAGE}>
          <SeedWriter seed={seed} />
        </div>
      )}
      <AreaCards heading={words.subBranches} areas={areas} />
      <nav className="flex flex-wrap gap-x-8">
        <PrepareHere talk={{ about: seed.branchType.slice(0, TALK_LINE_LENGTH) }} />
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

function AboutSeed({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedPages).topic
  return (
    <div className="grid gap-4">
      <p className="line-clamp-3 max-w-[66ch] text-lead text-ink-soft [overflow-wrap:anywhere]">
        {words.wrote(wordsOfSeed(seed))}
      </p>
      <TopicForm seed={seed} />
    </div>
  )
}
