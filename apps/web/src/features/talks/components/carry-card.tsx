import { Link } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import { useToday } from '../../../lib/use-today.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { titleOf, whenOf } from '../talk-title.ts'
import { useTalk } from '../use-talks.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { NoTalk } from './no-talk.tsx'

/** What fits on one screen of a phone: the opening, the points, the limit, a breath. */
export function CarryCard({ id }: { id: string }) {
  const all = useWords(talks)
  const words = all.card
  const talk = useTalk(id)
  const today = useToday()
  const isAwake = useWakeLock()
  if (talk === undefined) return null
  if (talk === null) return <NoTalk />
  const points = talk.points.filter((point) => point.trim() !== '')
  return (
    <div className="page-width max-w-[560px]! pt-4 pb-16">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <Link to={pathTo.talk(id)} className={linkClass('inline-flex min-h-11 items-center gap-2')}>
          <Icon name="back" />
          {words.back}
        </Link>
        <Button size="sm" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <article className="grid gap-5 rounded-4 border border-line-strong bg-surface-raised p-6">
        <header>
          <h1 className="text-[1.5rem] [overflow-wrap:anywhere]">{titleOf(talk, all)}</h1>
          <p className="note">{[whenOf(talk.when, today, all), talk.where].filter(Boolean).join(' · ')}</p>
        </header>
        {talk.opening.trim() === '' ? (
          <p className="text-ink-soft">{words.empty}</p>
        ) : (
          <section>
            <h2 className="mb-1 font-text text-small font-semibold text-leaf-ink">{words.open}</h2>
            <p className="font-display text-[1.5rem] leading-[1.3] whitespace-pre-line [overflow-wrap:anywhere]">
              {talk.opening}
            </p>
          </section>
        )}
        {points.length > 0 && (
          <section>
            <h2 className="mb-1 font-text text-small font-semibold text-leaf-ink">{words.points}</h2>
            <ul className="grid list-disc gap-1 ps-5 text-lead">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        )}
        {talk.limit.trim() !== '' && (
          <section>
            <h2 className="mb-1 font-text text-small font-semibold text-leaf-ink">{words.limit}</h2>
            <p className="text-lead">{talk.limit}</p>
          </section>
        )}
        <p className="border-t border-line pt-4 text-ink-soft">{words.breath}</p>
      </article>
      {isAwake && <p className="note mt-3 print:hidden">{words.awake}</p>}
    </div>
  )
}
