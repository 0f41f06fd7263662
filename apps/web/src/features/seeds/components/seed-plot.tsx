import { useState } from 'react'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { SeedForm } from './seed-form.tsx'
import { SeedThanks } from './seed-thanks.tsx'

/** The seed form, then seven seconds of thanks. */
export function SeedPlot({ onEnd }: { onEnd: (hadFocus: boolean) => void }) {
  const [planted, setPlanted] = useState<BranchSeed>()
  return (
    // On desktops it overlays the scene, so that the height stays the same.
    <div
      id="seed-plot"
      className="mt-2 grid lg:absolute lg:end-0 lg:top-9 lg:w-[480px] animate-appear rounded-[28px_8px_28px_8px] border border-line bg-surface-raised px-8 pt-[30px] pb-8 max-md:rounded-[24px_8px_24px_8px] max-md:px-5 max-md:py-6"
    >
      {planted ? <SeedThanks seed={planted} onEnd={onEnd} /> : <SeedForm onPlanted={setPlanted} />}
    </div>
  )
}
