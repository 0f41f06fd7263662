import type { DashboardCard } from '@understory/forest/dashboard'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CardLink } from './card.tsx'

export const SOON_LIST =
  'gap-7 [--art-key:var(--on-deep-soft)] [--art-thread:var(--on-deep-soft)] max-md:gap-4 md:grid md:grid-cols-2 *:max-md:w-[min(250px,72vw)]'

/** A branch that isn't there yet. */
export function SoonCard({ card }: { card: DashboardCard }) {
  const words = useWords(dashboard)
  return (
    <li className="group relative rounded-[18px]">
      <div className="relative grid h-[176px] items-end justify-items-center border-b-[1.5px] border-[color-mix(in_oklab,var(--on-deep-soft)_55%,transparent)] pt-2.5">
        <Plant name={card.icon} className="-mb-[5px] h-[160px] w-[128px]" />
      </div>
      <div className="grid gap-[5px] pt-4 pb-3">
        <h3 className="text-[1.1875rem]/[1.25] font-medium">
          <CardLink
            path={card.path}
            className="underline-offset-[.22em] after:-inset-x-2 after:rounded-[12px] group-hover:underline group-hover:decoration-2 max-md:after:inset-x-0"
          >
            {card.label}
          </CardLink>
        </h3>
        <p className="text-small text-on-deep-soft">{card.description}</p>
        <Badge className="mt-1 justify-self-start bg-[color-mix(in_oklab,var(--on-deep-soft)_18%,transparent)]! text-on-deep!">
          {words.comingSoon}
        </Badge>
      </div>
    </li>
  )
}
