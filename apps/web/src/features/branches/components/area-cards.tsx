import { Link } from '@tanstack/react-router'
import type { PlantName } from '@understory/forest/types'
import { useId } from 'react'
import { linkTo } from '../../../lib/link-to.ts'
import { progressWords } from '../../../lib/words/en/progress.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

export type Area = { id: string; path: string; label: string; description: string; icon: PlantName }

export function AreaCards({ heading, areas }: { heading: string; areas: readonly Area[] }) {
  const id = useId()
  if (areas.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-5">
        {heading}
      </h2>
      <ul
        className={cx(
          'grid gap-6 md:grid-cols-2',
          // Three to a row, or four if that comes out even.
          areas.length % 4 === 0 ? 'min-[75rem]:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {areas.map(({ id: areaId, path, label, description, icon }) => (
          <li key={path} className="grid">
            <Link {...linkTo(path)} className={cardClass({ link: true, className: 'p-0! overflow-hidden' })}>
              <span className="relative flex h-[190px] items-end justify-center border-b-[1.5px] border-art-key bg-leaf-softer max-md:h-[140px]">
                <Plant name={icon} className="-mb-1 h-[168px] max-md:h-[120px]" />
                <Leaves id={areaId} />
              </span>
              <span className="grid gap-1 p-6">
                <span className="font-display text-h3">{label}</span>
                <span className="text-ink-soft">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A section's marks, as leaves on its plant. */
function Leaves({ id }: { id: string }) {
  const words = useWords(progressWords)
  const { read, done } = useStored(progress)
  const marks = [...(read.includes(id) ? [words.read] : []), ...(done.includes(id) ? [words.done] : [])]
  if (marks.length === 0) return null
  return (
    <span className="absolute inset-x-3 top-3 flex justify-between gap-1.5">
      {marks.map((mark) => (
        <Badge key={mark} tone="leaf">
          <Icon name="leaf" size="sm" />
          {mark}
        </Badge>
      ))}
    </span>
  )
}
