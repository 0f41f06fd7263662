import { Link } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import { useState } from 'react'
import { firstWords } from '../../../lib/first-words.ts'
import { dateOf, longDay } from '../../../lib/local-day.ts'
import { damaged } from '../../../lib/words/en/damaged.ts'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type BranchSeed, branchSeeds } from '../../../storage/branch-seeds.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { DamagedNotice } from '../../../ui/damaged-notice.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { keepSeeds } from '../plant-seed.ts'

const ON_SOIL = 'text-on-deep! hover:bg-[color-mix(in_oklab,var(--on-deep-soft)_18%,transparent)]!'

/** Pages grown from this browser's seeds, with remove and undo. */
export function GrowingSeeds() {
  const words = useWords(seedPages).growing
  const { items: seeds, isDamaged } = useStored(branchSeeds)
  const [removed, setRemoved] = useState<BranchSeed | null>(null)
  const trouble = useWords(damaged)
  if (isDamaged) return <DamagedNotice text={trouble.seeds} fileName={trouble.seedsFile} kept={branchSeeds} />
  if (seeds.length === 0 && !removed) return null

  const remove = (seed: BranchSeed) =>
    change(
      seeds.filter(({ id }) => id !== seed.id),
      seed,
    )
  const restore = (seed: BranchSeed) =>
    change(
      [...seeds, seed].sort((a, b) => a.id - b.id),
      null,
    )

  function change(next: readonly BranchSeed[], gone: BranchSeed | null) {
    if (keepSeeds(next)) setRemoved(gone)
    else toast({ title: words.notKept, variant: 'destructive' })
  }

  return (
    <section aria-labelledby="growing-seeds" className="min-w-0 text-on-deep">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="growing-seeds">{words.heading}</h3>
        <span className="note text-on-deep-soft!">{words.note}</span>
      </div>
      {removed && (
        <p role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 [overflow-wrap:anywhere]">{words.removed(firstWords(removed.branchType))}</span>
          <Button variant="quiet" icon="undo" autoFocus className={ON_SOIL} onClick={() => restore(removed)}>
            {words.undo}
          </Button>
        </p>
      )}
      <ul>
        {seeds.toReversed().map((seed) => (
          <li
            key={seed.id}
            className="grid grid-cols-[36px_minmax(0,1fr)_44px] items-center gap-3 border-t border-[color-mix(in_oklab,var(--on-deep-soft)_35%,transparent)] py-1.5 first:border-t-0"
          >
            <Plant name="seedling" className="h-11" />
            <Link to={pathTo.seed(seed.id)} className="grid min-h-11 content-center">
              <span className="font-display text-[1.1875rem]/[1.25] font-medium underline decoration-[1.5px] underline-offset-[.22em] line-clamp-2 [overflow-wrap:anywhere]">
                {seed.topic?.name ?? seed.branchType}
              </span>
              <span className="text-small text-on-deep-soft">{plantedText(seed)}</span>
            </Link>
            <Button
              variant="quiet"
              iconOnly
              icon="trash"
              aria-label={words.remove(firstWords(seed.branchType))}
              className={ON_SOIL}
              onClick={() => remove(seed)}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  function plantedText({ plantedAt }: BranchSeed): string {
    const time = new Date(plantedAt)
    return Number.isNaN(time.getTime()) ? '' : words.planted(longDay(dateOf(time)))
  }
}
