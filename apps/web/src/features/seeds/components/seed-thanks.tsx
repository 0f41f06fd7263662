import { useEffect, useRef } from 'react'
import { seeds } from '../../../lib/words/en/seeds.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'

const SHOWN_MS = 7000
const PLACE = 'grid content-center justify-items-center gap-3 text-center [grid-area:1/1]'

type SeedThanksProps = {
  seed: BranchSeed
  /** Called when its time is over, with whether the focus stood on it. */
  onEnd: (hadFocus: boolean) => void
}

/** Thanks for a seed, in the person's own words, for seven seconds. */
export function SeedThanks({ seed, onEnd }: SeedThanksProps) {
  const words = useWords(seeds)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seven seconds begin once, when the thanks appear
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => onEnd(document.activeElement === heading.current), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={PLACE}>
      <Plant name="seedling" className="h-[132px] origin-bottom animate-appear" />
      <h3 ref={heading} tabIndex={-1}>
        {seed.name ? words.thanksTo(seed.name) : words.thanks}
      </h3>
      <p className="text-ink-soft">{words.planted}</p>
      <p className="max-w-full font-display text-manuscript text-pretty [overflow-wrap:anywhere] line-clamp-3">
        {seed.branchType}
      </p>
      <p className="text-small text-ink-soft">{words.keptHere}</p>
    </div>
  )
}

type SeedInvitationProps = { takesFocus: boolean; onOpen: () => void }

/** What stands in the plot while the form is closed. */
export function SeedInvitation({ takesFocus, onOpen }: SeedInvitationProps) {
  const words = useWords(seeds)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={PLACE}>
      <Plant name="acorn" className="h-[132px]" />
      <h3>{words.closed}</h3>
      <p className="text-ink-soft">{words.closedText}</p>
      <Button ref={button} icon="seed" onClick={onOpen} className="mt-2">
        {words.again}
      </Button>
    </div>
  )
}
