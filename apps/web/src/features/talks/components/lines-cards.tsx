import { Link } from '@tanstack/react-router'
import { TALK_DRAFT_LENGTH, TALK_LINE_LENGTH } from '@understory/contract/limits'
import { pathTo } from '@understory/forest/addresses'
import { useState } from 'react'
import { handToWriting } from '../../../lib/handoff.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { sessionText } from '../../../storage/session-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Partners } from '../partners.ts'
import { toYou } from '../same-person.ts'
import { titleOf } from '../talk-title.ts'
import { RehearseDialog } from './rehearse-dialog.tsx'
import { type TalkProps, TalkSection } from './talk-section.tsx'
import { TalkText } from './talk-text.tsx'

const POINTS = [0, 1, 2] as const

/** Three points at most. */
export function PointsCard({ talk: { points }, write }: TalkProps) {
  const words = useWords(talks).points
  const set = (at: number, text: string) => {
    const next = POINTS.map((index) => (index === at ? text : (points[index] ?? '')))
    write({ points: next.slice(0, next.findLastIndex((point) => point !== '') + 1) })
  }
  return (
    <TalkSection title={words.heading} lead={words.lead}>
      {POINTS.map((at) => (
        <Field key={at} label={words.label(at + 1)} hideLabel>
          <Input
            value={points[at] ?? ''}
            maxLength={TALK_LINE_LENGTH}
            placeholder={words.label(at + 1)}
            onChange={({ target }) => set(at, target.value)}
          />
        </Field>
      ))}
    </TalkSection>
  )
}

type AnswersProps = TalkProps & {
  partners: Partners
  /** The person answered at least one of their own list. */
  onRehearsed: () => void
  /** Somebody who is played. */
  onPractice: () => void
}

export function AnswersCard({ talk, write, partners, onRehearsed, onPractice }: AnswersProps) {
  const words = useWords(talks).answers
  const { answers } = talk
  const [added, setAdded] = useState<number | null>(null)
  const [isRehearsing, setIsRehearsing] = useState(false)
  const add = () => {
    setAdded(answers.length)
    write({ answers: [...answers, { they: '', you: '' }] })
  }
  const isPlayed = partners.written.length > 0 || (partners.isFree && talk.who.trim() !== '')
  const set = (at: number, change: Partial<(typeof answers)[number]>) =>
    write({ answers: answers.map((answer, index) => (index === at ? { ...answer, ...change } : answer)) })
  return (
    <TalkSection title={words.heading} lead={answers.length === 0 ? words.none : undefined}>
      {answers.map(({ they, you }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place alone
        <div key={at} className="grid gap-2 border-s-3 border-sprout ps-4">
          <Field label={words.theySay} hideLabel>
            <Input
              value={they}
              autoFocus={at === added}
              maxLength={TALK_LINE_LENGTH}
              placeholder={words.theySay}
              className="font-semibold"
              onChange={({ target }) => set(at, { they: target.value })}
            />
          </Field>
          <TalkText
            label={words.youSay}
            hideLabel
            value={you}
            placeholder={words.youSay}
            className="font-display"
            onWrite={(text) => set(at, { you: text })}
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            aria-label={`${words.remove}: ${they || words.theySay}`}
            onClick={() => write({ answers: answers.filter((_, index) => index !== at) })}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {answers.length < 8 && (
          <Button size="sm" icon="plus" onClick={add}>
            {words.add}
          </Button>
        )}
        {answers.some(({ they }) => they.trim() !== '') && (
          <Button size="sm" icon="play" variant="primary" onClick={() => setIsRehearsing(true)}>
            {words.rehearse}
          </Button>
        )}
        {isPlayed && (
          <Button size="sm" icon="people" onClick={onPractice}>
            {words.practice}
          </Button>
        )}
      </div>
      {isPlayed && <Played talk={talk} partners={partners} />}
      {isRehearsing && (
        <RehearseDialog answers={answers} onRehearsed={onRehearsed} onClose={() => setIsRehearsing(false)} />
      )}
    </TalkSection>
  )
}

/** Who would answer, and about what. */
function Played({ talk: { who, about }, partners: { written, isFree } }: Pick<AnswersProps, 'talk' | 'partners'>) {
  const words = useWords(talks)
  const [nearest] = written
  if (isFree && who.trim() !== '') {
    return <p className="note">{[toYou(who, words.own.your), about].filter(Boolean).join(': ')}</p>
  }
  return nearest && <p lang="en" className="note">{`${nearest.name}, ${nearest.who}: ${nearest.title}`}</p>
}

export function LimitCard({ talk, write }: TalkProps) {
  const words = useWords(talks).limit
  return (
    <TalkSection title={words.heading} lead={words.hint}>
      <TalkText label={words.heading} hideLabel value={talk.limit} onWrite={(limit) => write({ limit })} />
    </TalkSection>
  )
}

export function DraftCard({ talk, write }: TalkProps) {
  const all = useWords(talks)
  const words = all.draft
  const [isOpen, setIsOpen] = useState(talk.draft !== '')
  // As it was when the page was opened: nothing closes while somebody types.
  const [isFolded] = useState(isOpen)
  const back = { path: pathTo.talk(talk.id), label: titleOf(talk, all) }
  const field = (
    <TalkText
      label={words.heading}
      hideLabel
      value={talk.draft}
      maxLength={TALK_DRAFT_LENGTH}
      onWrite={(draft) => write({ draft })}
    />
  )
  return (
    <TalkSection title={words.heading} lead={words.hint}>
      {isFolded ? (
        <Fold summary={words.written}>{field}</Fold>
      ) : isOpen ? (
        field
      ) : (
        <Button size="sm" icon="plus" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {words.write}
        </Button>
      )}
      {talk.draft.trim() !== '' && (
        <Link
          to="/dashboard/text-analysis"
          onClick={() => {
            layOnSheet(talk.draft)
            handToWriting({ context: talk.context, title: words.checkTitle, task: talk.about, back })
          }}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          <Icon name="text" />
          {words.check}
        </Link>
      )}
    </TalkSection>
  )
}

const sheet = sessionText('understory.text')

/** Onto the sheet of Text Analysis, below what stands there already. */
function layOnSheet(draft: string): void {
  const there = sheet.read()
  if (!there.includes(draft)) sheet.write(there.trim() === '' ? draft : `${there}\n\n${draft}`)
}
