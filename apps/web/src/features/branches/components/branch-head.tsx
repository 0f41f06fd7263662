import type { PlantName } from '@understory/forest/types'
import type { ReactNode } from 'react'
import { Plant } from '../../../ui/art/plant.tsx'

type BranchHeadProps = {
  title: string
  lead: string
  /** Set if it isn't in the screen's language. */
  leadLang?: 'en'
  plant: PlantName
  children?: ReactNode
}

export function BranchHead({ title, lead, leadLang, plant, children }: BranchHeadProps) {
  return (
    <header className="bg-linear-to-b from-(--art-sky) to-surface">
      <div className="page-width grid grid-cols-[minmax(0,1fr)_380px] items-end gap-10 pt-8 max-md:grid-cols-1 max-md:gap-4 max-md:pt-6">
        <div className="grid justify-items-start gap-3 self-center py-6 max-md:py-0">
          <h1>{title}</h1>
          <p lang={leadLang} className="max-w-[56ch] mb-2.5 text-lead text-pretty text-ink-soft">
            {lead}
          </p>
          {children}
        </div>
        <div className="flex justify-center border-b-2 border-art-key max-md:h-[120px]">
          <Plant name={plant} className="-mb-1.5 h-[268px] max-md:h-[120px]" />
        </div>
      </div>
    </header>
  )
}
