import { Link } from '@tanstack/react-router'
import type { Talk } from '@understory/contract/talks'
import { pathTo } from '@understory/forest/addresses'
import type { ReactNode } from 'react'
import { useToday } from '../../../lib/use-today.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { titleOf, whenOf } from '../talk-title.ts'
import { useFit } from '../use-fit.ts'
import { useTalk } from '../use-talks.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { NoTalk } from './no-talk.tsx'

/** What fits on one screen of a phone: the opening, the points, the limit, a breath. */
export function CarryCard({ id }: { id: string }) {
  const words = useWords(talks).card
  const talk = useTalk(id)
  const isAwake = useWakeLock()
  if (talk === undefined) return null
  if (talk === null) return <NoTalk />
  return (
    <div className="page-width max-w-[560px]! pt-4 pb-16 max-md:pt-1.5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 max-md:mb-1.5 print:hidden">
        <Link to={pathTo.talk(id)} className={linkClass('inline-flex min-h-11 items-center gap-2')}>
          <Icon name="back" />
          {words.back}
        </Link>
        <Button size="sm" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Carried talk={talk} />
      {isAwake && <p className="note mt-3 print:hidden">{words.awake}</p>}
    </div>
  )
}

/** The card itself. Its letters follow its own size of type, so that all of it fits. */
function Carried({ talk }: { talk: Talk }) {
  const all = useWords(talks)
  const words = all.card
  const today = useToday()
  const { opening, limit } = talk
  const points = talk.points.filter((point) => point.trim() !== '')
  const card = useFit<HTMLElement>([opening, ...points, limit].join('\n'))
  return (
    <article
      ref={card}
      className="grid scroll-mb-[calc(var(--tabbar-height)+env(safe-area-inset-bottom)+8px)] gap-[1.125em] rounded-4 border border-line-strong bg-surface-raised p-[1.375em] [overflow-wrap:anywhere] md:scroll-mb-4 print:text-[1rem]!"
    >
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-[max(1rem,1.125em)]">{titleOf(talk, all)}</h1>
        <p className="note">{[talk.when && whenOf(talk.when, today, all), talk.where].filter(Boolean).join(' · ')}</p>
      </header>
      {opening.trim() === '' ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <Piece title={words.open}>
          <p className="font-display text-[1.5em] leading-[1.3] whitespace-pre-line">{opening}</p>
        </Piece>
      )}
      {points.length > 0 && (
        <Piece title={words.points}>
          <ul className="grid list-disc gap-[.25em] ps-5 text-[max(.8125rem,1.125em)] leading-[1.4]">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Piece>
      )}
      {limit.trim() !== '' && (
        <Piece title={words.limit}>
          <p className="text-[max(.8125rem,1.125em)] leading-[1.4]">{limit}</p>
        </Piece>
      )}
      <p className="border-t border-line pt-[.75em] text-[max(.8125rem,1em)] leading-[1.4] text-ink-soft">
        {words.breath}
      </p>
    </article>
  )
}

function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-[.125em] font-text text-[max(.8125rem,.875em)] font-semibold text-leaf-ink">{title}</h2>
      {children}
    </section>
  )
}
