import { useState } from 'react'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { cx } from '../../../ui/cx.ts'
import { SeedForm } from './seed-form.tsx'
import { SeedInvitation, SeedThanks } from './seed-thanks.tsx'

type Stage =
  | { name: 'shown'; takesFocus: boolean }
  | { name: 'submitted'; seed: BranchSeed }
  | { name: 'hidden'; takesFocus: boolean }

/** The plot in which a person plants a seed: the form, a thank-you for seven seconds, then an invitation to plant another. */
export function SeedPlot({ className }: { className?: string }) {
  const [stage, setStage] = useState<Stage>({ name: 'shown', takesFocus: false })
  // A new form for each seed: the words of the last one are planted.
  const [planted, setPlanted] = useState(0)

  function thank(seed: BranchSeed) {
    setStage({ name: 'submitted', seed })
    setPlanted((count) => count + 1)
  }

  return (
    <div
      className={cx(
        'grid rounded-[28px_8px_28px_8px] bg-surface-raised px-8 pt-[30px] pb-8 text-ink max-md:rounded-[24px_8px_24px_8px] max-md:px-5 max-md:py-6',
        className,
      )}
    >
      {/* The form keeps its room while it is hidden, so that nothing below moves when it closes by itself. */}
      <div className={cx('min-w-0 [grid-area:1/1]', stage.name !== 'shown' && 'invisible')}>
        <SeedForm key={planted} takesFocus={stage.name === 'shown' && stage.takesFocus} onPlanted={thank} />
      </div>
      {stage.name === 'submitted' && (
        <SeedThanks seed={stage.seed} onEnd={(takesFocus) => setStage({ name: 'hidden', takesFocus })} />
      )}
      {stage.name === 'hidden' && (
        <SeedInvitation takesFocus={stage.takesFocus} onOpen={() => setStage({ name: 'shown', takesFocus: true })} />
      )}
    </div>
  )
}
