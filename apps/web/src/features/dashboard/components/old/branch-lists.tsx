import { Link } from '@tanstack/react-router'
import { type DashboardCard, dashboardGroups } from '@understory/forest/dashboard'
import { linkTo } from '../../../../lib/link-to.ts'
import { dashboard } from '../../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Plant } from '../../../../ui/art/plant.tsx'
import { Badge } from '../../../../ui/badge.tsx'

export function BranchLists() {
  return (
    <div className="mt-8 grid gap-9">
      {dashboardGroups.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="border-b-2 border-art-key pb-2">
            {title}
          </h2>
          <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
            {cards.map((card) => (
              <BranchRow key={card.path} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function BranchRow({ card: { path, icon, label, description, comingSoon } }: { card: DashboardCard }) {
  const words = useWords(dashboard)
  return (
    <li className="relative -mx-3 grid grid-cols-[48px_1fr] items-center gap-4 rounded-3 px-3 py-2.5 hover:bg-leaf-soft">
      <Plant name={icon} className="h-15 w-12" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            {...linkTo(path)}
            className="font-display text-[1.1875rem]/[1.3] font-medium after:absolute after:inset-0 after:rounded-3 after:content-['']"
          >
            {label}
          </Link>
          {comingSoon && <Badge>{words.comingSoon}</Badge>}
        </p>
        <p className="text-small text-pretty text-ink-soft">{description}</p>
      </div>
    </li>
  )
}
