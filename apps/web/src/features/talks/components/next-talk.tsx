import { Link } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import type { ReactNode } from 'react'
import { withQueries } from '../../../api/queries.tsx'
import { useToday } from '../../../lib/use-today.ts'
import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { isOver, nextStep, upcoming } from '../ready.ts'
import { titleOf, whenOf } from '../talk-title.ts'
import { useTalks } from '../use-talks.ts'

/** On the dashboard: the talk that comes next, with its next step; where none is prepared, the way to the first. */
function Next() {
  const words = useWords(talkWords)
  const today = useToday()
  const { talks, isPending } = useTalks()
  const [next] = upcoming(talks)
  if (isPending) return null
  if (!next) {
    return (
      <Entry to="/dashboard/talks" action={words.dashboard.beginNext}>
        {words.dashboard.begin}
      </Entry>
    )
  }
  const step = nextStep(next)
  const action = isOver(next, today) ? words.after.heading : step ? words.ready[`${step}Next`] : words.ready.all
  return (
    <Entry to={pathTo.talk(next.id)} action={action}>
      {isOver(next, today) ? words.dashboard.last : words.dashboard.next}:{' '}
      <b className="font-semibold text-ink [overflow-wrap:anywhere]">{titleOf(next, words)}</b>
      {`, ${whenOf(next.when, today, words)}`}
    </Entry>
  )
}

function Entry({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <Link to={to} className="group flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 text-small text-ink-soft">
      <span>{children}</span>
      <span className="inline-flex items-center gap-1 font-semibold text-leaf-ink group-hover:underline">
        {action}
        <Icon name="right" size="sm" />
      </span>
    </Link>
  )
}

export const NextTalk = withQueries(Next)
