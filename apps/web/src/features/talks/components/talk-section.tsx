import type { Talk, TalkFields } from '@understory/contract/talks'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../../../ui/card.tsx'

export type TalkProps = {
  talk: Talk
  /** Keeps a change: here at once, on the server when nothing more comes. */
  write: (change: Partial<TalkFields>) => void
}

type SectionProps = { title: string; lead?: string | undefined; className?: string; children: ReactNode }
export function TalkSection({ title, lead, className, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {lead && <p className="mt-0.5 text-small text-ink-soft print:hidden">{lead}</p>}
      <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3.5">{children}</div>
    </Card>
  )
}
