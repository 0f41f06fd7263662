import { Link } from '@tanstack/react-router'
import type { Talk } from '@understory/contract/talks'
import { pathTo } from '@understory/forest/addresses'
import { useToday } from '../../../lib/use-today.ts'
import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { isOver, nextStep, upcoming } from '../ready.ts'
import { titleOf, whenOf } from '../talk-title.ts'
import { useBeginTalk } from '../use-begin-talk.ts'
import { useTalks } from '../use-talks.ts'

export function TalksPage() {
  const words = useWords(talkWords)
  const { talks, isPending, isError, retry } = useTalks()
  const { begin, isBeginning } = useBeginTalk()
  const coming = upcoming(talks)
  const past = talks.filter(({ after }) => after !== null)
  const kept = talks.filter(({ worked }) => worked.trim() !== '')
  return (
    <div className="page-width max-w-[860px]! pt-10 pb-24 max-md:pt-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{words.title}</h1>
          <p className="mt-1.5 max-w-[34rem] text-ink-soft">{words.lead}</p>
        </div>
        <Button variant="primary" icon="plus" busy={isBeginning} busyLabel={words.preparing} onClick={() => begin({})}>
          {words.prepare}
        </Button>
      </div>
      {isError && (
        <div className="mt-8 grid justify-items-start gap-3">
          <p>{words.failed}</p>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      )}
      {!isPending && !isError && talks.length === 0 && (
        <EmptyState scene="empty-conversations" title={words.none} example={words.example} className="mt-6">
          {words.noneText}
        </EmptyState>
      )}
      <TalkList title={words.upcoming} list={coming} />
      {kept.length > 0 && (
        <section aria-labelledby="lines-that-worked" className="mt-10">
          <h2 id="lines-that-worked" className="text-h3">
            {words.lines}
          </h2>
          <p className="mt-0.5 mb-3 text-small text-ink-soft">{words.linesLead}</p>
          <ul className="grid gap-3">
            {kept.map(({ id, who, worked }) => (
              <li key={id}>
                <Phrase text={worked}>
                  <CopyButton text={worked} />
                  <span className="ms-2 text-small text-ink-soft">{words.lineTo(who || words.noWho)}</span>
                </Phrase>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TalkList title={words.past} list={past} />
    </div>
  )
}

function TalkList({ title, list }: { title: string; list: readonly Talk[] }) {
  const words = useWords(talkWords)
  const today = useToday()
  if (list.length === 0) return null
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid gap-3">
        {list.map((talk) => {
          const next = nextStep(talk)
          const { after } = talk
          return (
            <li key={talk.id}>
              <Link to={pathTo.talk(talk.id)} className={cardClass({ link: true, className: 'py-4!' })}>
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <b className="font-display text-[1.25rem] font-medium [overflow-wrap:anywhere]">
                    {titleOf(talk, words)}
                  </b>
                  <span className="note">{whenOf(talk.when, today, words)}</span>
                </span>
                <span className="block text-small text-ink-soft">
                  {after
                    ? words.after.done(words.after.outcomes[after.outcome])
                    : isOver(talk, today)
                      ? words.after.heading
                      : next
                        ? `${words.ready.next}: ${words.ready[`${next}Next`]}`
                        : words.ready.all}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
