import { Link } from '@tanstack/react-router'
import type { Section } from '@understory/forest/types'
import { sections as sectionsWords } from '../../../../lib/words/en/sections.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { cardClass } from '../../../../ui/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'

type NearbyProps = { branch: string; path: string; sections: readonly Section[]; current: string }

export function Nearby({ branch, path, sections, current }: NearbyProps) {
  const words = useWords(sectionsWords)
  return (
    <nav aria-label={words.nearby(branch)} className={cardClass({ className: 'p-3.5!' })}>
      <ul className="grid gap-0.5">
        {sections.map(({ id, slug, label }) => {
          const isCurrent = id === current
          return (
            <li key={id}>
              <Link
                to={path}
                search={{ section: slug }}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-12 items-center justify-between gap-3 rounded-control px-3.5 py-2 hover:bg-leaf-softer',
                  isCurrent && 'bg-leaf-soft font-semibold',
                )}
              >
                {label}
                <Icon name={isCurrent ? 'check' : 'right'} className="text-ink-soft rtl:-scale-x-100" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
