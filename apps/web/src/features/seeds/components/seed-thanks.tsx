import { useId } from 'react'
import { useTimer } from '../../../lib/use-timer.ts'
import { seeds } from '../../../lib/words/en/seeds.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { focusHere } from '../../../ui/refs.ts'

const SHOWN_MS = 7000

type SeedThanksProps = {
  seed: BranchSeed
  /** Called after seven seconds with whether it had the focus. */
  onEnd: (hadFocus: boolean) => void
}

/** Thanks for a seed, quoting it. */
export function SeedThanks({ seed, onEnd }: SeedThanksProps) {
  const words = useWords(seeds)
  const id = useId()
  useTimer(SHOWN_MS, true, () => onEnd(document.activeElement?.id === id))

  return (
    <div className="grid content-center justify-items-center gap-3 text-center">
      <Plant name="seedling" className="h-[132px] origin-bottom animate-appear" />
      <h2 id={id} ref={focusHere} tabIndex={-1} className="text-h3">
        {seed.name ? words.thanksTo(seed.name) : words.thanks}
      </h2>
      <p className="text-ink-soft">{words.planted}</p>
      <p className="max-w-full font-display text-manuscript text-pretty [overflow-wrap:anywhere] line-clamp-3">
        {seed.branchType}
      </p>
      <p className="text-small text-ink-soft">{words.keptHere}</p>
    </div>
  )
}
