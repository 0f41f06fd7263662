import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { TALK_LINE_LENGTH } from '@understory/contract/limits'
import type { Talk, TalkFields } from '@understory/contract/talks'
import { type ReactNode, useState } from 'react'
import { sharesQuery } from '../../../api/shares.ts'
import { removeTalk, TALKS_KEY } from '../../../api/talks.ts'
import { useToday } from '../../../lib/use-today.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { isHeldByPage, talkBook } from '../../../storage/talk-book.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { TalkSheet } from '../../../ui/talk-sheet.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { usePartners } from '../partners.ts'
import { isOver } from '../ready.ts'
import { moveReminder, setReminder } from '../reminders.ts'
import { toYou } from '../same-person.ts'
import { useSending, writeTalk } from '../send-changes.ts'
import { titleOf, whenOf } from '../talk-title.ts'
import { useTalk } from '../use-talks.ts'
import { AfterCard } from './after-card.tsx'
import { BeforeCard } from './before-card.tsx'
import { CoachCard } from './coach-card.tsx'
import { AnswersCard, DraftCard, LimitCard, PointsCard } from './lines-cards.tsx'
import { NoTalk } from './no-talk.tsx'
import { OpeningCard } from './opening-card.tsx'
import { PracticedCard } from './practiced-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { ReadyCard } from './ready-card.tsx'

type Practicing = {
  /** Ids of the written conversations that fit the talk, the nearest first. */
  offered: readonly string[]
  /** Who is meant, as we say it to the person. */
  who: string
  onDebrief: (who: string, next: string) => void
  onClose: () => void
}

type PageProps = {
  id: string
  /** Draws the rehearsal with somebody who is played, which tells its debrief. */
  practice: (talk: Talk, on: Practicing) => ReactNode
}

const KEPT = 10
const lineOf = (text: string) => text.slice(0, TALK_LINE_LENGTH).toWellFormed()
export function TalkPage({ id, practice }: PageProps) {
  const talk = useTalk(id)
  if (talk === undefined) return null
  return talk ? <Prepared talk={talk} practice={practice} /> : <NoTalk />
}

function Prepared({ talk, practice }: Pick<PageProps, 'practice'> & { talk: Talk }) {
  const { id } = talk
  const words = useWords(talks)
  const today = useToday()
  const { state, help } = useSending(id)
  const partners = usePartners(talk)
  const [isPracticing, setIsPracticing] = useState(false)
  // As it was when it was opened: nothing moves while somebody types.
  const [isBlank] = useState(talk.who === '')
  const [isHad, setIsHad] = useState(false)
  // What was written about how it went, while another outcome is chosen.
  const [told, setTold] = useState<Talk['after']>(null)

  const write = (change: Partial<TalkFields>) => {
    writeTalk(id, change)
    moveReminder({ ...talk, ...change })
  }
  const addRehearsal = (who: string, next: string) => {
    const one = { at: new Date().toISOString(), who: lineOf(who), next: lineOf(next) }
    write({ rehearsed: [...talk.rehearsed, one].slice(-KEPT) })
  }
  const cards = { talk, write }
  const leadsWithAfter = isHad || isOver(talk, today) || talk.after !== null
  const questions = <QuestionsCard {...cards} />
  return (
    <div className="page-width max-w-[760px]! pt-8 pb-24 max-md:pt-5">
      <Link to="/dashboard/talks" className={linkClass('inline-flex min-h-11 items-center gap-2 print:hidden')}>
        <Icon name="back" />
        {words.all}
      </Link>
      <h1 className="mt-2 [overflow-wrap:anywhere]">{titleOf(talk, words)}</h1>
      <p className="note mt-1">{[whenOf(talk.when, today, words), talk.where].filter(Boolean).join(' · ')}</p>
      <TalkSheet
        talk={{ ...talk, who: '' }}
        label={titleOf(talk, words)}
        titles={{
          ...words.questions,
          opening: words.opening.heading,
          points: words.points.heading,
          limit: words.limit.heading,
        }}
        className="mt-6 hidden print:grid"
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
        <HelpNote part={help} />
        {leadsWithAfter ? (
          <AfterCard {...cards} isAsked={isHad} told={told} onChange={setTold} />
        ) : (
          <ReadyCard talk={talk} onHad={() => setIsHad(true)} />
        )}
        {isBlank && questions}
        <OpeningCard {...cards} />
        <PointsCard {...cards} />
        <AnswersCard
          {...cards}
          partners={partners}
          onRehearsed={() => addRehearsal(words.answers.ownCast, '')}
          onPractice={() => setIsPracticing(true)}
        />
        <LimitCard {...cards} />
        {talk.after === null && <BeforeCard talk={talk} />}
        {!isBlank && questions}
        <DraftCard {...cards} />
        <PracticedCard talk={talk} />
        <CoachCard talk={talk} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-small text-ink-soft">
            {words.saved[state === 'waits' && isHeldByPage() ? 'held' : state]}
          </p>
          <DeleteTalk id={id} title={titleOf(talk, words)} />
        </div>
      </div>
      {isPracticing &&
        practice(talk, {
          offered: partners.written.map((one) => one.id),
          who: toYou(talk.who, words.own.your),
          onDebrief: addRehearsal,
          onClose: () => setIsPracticing(false),
        })}
    </div>
  )
}

function DeleteTalk({ id, title }: { id: string; title: string }) {
  const words = useWords(talks).removal
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeTalk(id),
    onSuccess: async () => {
      void navigate({ to: '/dashboard/talks' })
      const book = talkBook.read()
      const { [id]: _, ...waiting } = book.waiting
      talkBook.write({ talks: book.talks.filter((talk) => talk.id !== id), waiting, settled: book.settled + 1 })
      setReminder(id, null)
      await Promise.all([TALKS_KEY, sharesQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: () => toast({ title: words.failed, variant: 'destructive' }),
  })
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.question}
        subject={title}
        cancelLabel={words.keep}
        confirmLabel={words.confirm}
        busyLabel={words.busy}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
