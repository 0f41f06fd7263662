import { Link, useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { branches } from '../lib/words/en/branches.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Plant } from '../ui/art/plant.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Where a share opens. Shares are not made yet, so no link of ours leads here with an id. */
export function SharedScreen() {
  const words = useWords(branches).shared
  const { params } = matchAddress(useLocation().pathname)
  return (
    <div className="page-width grid justify-items-center gap-3 py-16 text-center">
      <Plant name="mycelium" className="h-[180px]" />
      <h1>{words.title}</h1>
      <p className="max-w-[60ch] text-lead text-ink-soft">{params.id ? words.unknown : words.soon}</p>
      <Link to="/dashboard" className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
        {words.explore}
      </Link>
    </div>
  )
}
