import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'

type ClosedShareProps = { title: string; text: string; action?: ReactNode }

export function ClosedShare({ title, text, action }: ClosedShareProps) {
  const words = useWords(sharedView).closed
  return (
    <DeadEnd drawing={<Plant name="mycelium" className="h-[180px]" />} title={title} text={text}>
      {action ?? (
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {words.explore}
        </Link>
      )}
    </DeadEnd>
  )
}
