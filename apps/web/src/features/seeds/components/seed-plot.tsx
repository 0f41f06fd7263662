import { useId, useState } from 'react'
import { useTimer } from '../../../lib/use-timer.ts'
import { seeds } from '../../../lib/words/en/seeds.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { focusHere } from '../../../ui/refs.ts'
import { SeedForm } from './seed-form.tsx'

const THANKS_MS = 7000

/** Called after the thanks with whether they had the focus. */
type PlotProps = { onEnd: (hadFocus: boolean) => void }

/** The seed form, then thanks for some seconds. */
export function SeedPlot({ onEnd }: PlotProps) {
  const [planted, setPlanted] = useState<BranchSeed>()
  return (
    // On desktops it overlays the scene, so that the height stays the same.
    <div
      id="seed-plot"
      className="mt-2 grid lg:absolute lg:end-0 lg:top-9 lg:w-[480px] animate-appear rounded-[28px_8px_28px_8px] border border-line bg-surface-raised px-8 pt-[30px] pb-8 max-md:rounded-[24px_8px_24px_8px] max-md:px-5 max-md:py-6"
    >
      {planted ? <Thanks seed={planted} onEnd={onEnd} /> : <SeedForm onPlanted={setPlanted} />}
    </div>
  )
}

/** Thanks for a seed, quoting it. */
function Thanks({ seed, onEnd }: PlotProps & { seed: BranchSeed }) {
  const words = useWords(seeds)
  const id = useId()
  useTimer(THANKS_MS, true, () => onEnd(document.activeElement?.id === id))

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
