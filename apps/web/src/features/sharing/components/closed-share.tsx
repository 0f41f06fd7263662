import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { buttonClass } from '../../../ui/button.tsx'

type ClosedShareProps = { title: string; text: string; action?: ReactNode }

/** Why a share does not open, and where to go. */
export function ClosedShare({ title, text, action }: ClosedShareProps) {
  const words = useWords(sharedView).closed
  return (
    <div className="page-width grid justify-items-center gap-3 py-16 text-center">
      <Plant name="mycelium" className="h-[180px]" />
      <h1>{title}</h1>
      <p className="max-w-[60ch] text-lead text-ink-soft">{text}</p>
      {action ?? (
        <Link to="/dashboard" className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
          {words.explore}
        </Link>
      )}
    </div>
  )
}
