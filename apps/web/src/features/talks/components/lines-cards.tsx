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
import { TextArea } from '../../../ui/text-area.tsx'
import { toYou } from '../same-person.ts'
import { titleOf } from '../talk-title.ts'
import type { TalkProps } from '../types.ts'
import type { Partners } from '../use-partners.ts'
import { TalkSection } from './talk-section.tsx'

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
  /** The person's own list, one reaction after the other. */
  onRehearse: () => void
  /** Somebody who is played. */
  onPractice: () => void
}

/** What they may say, and the answer to each. */
export function AnswersCard({ talk, write, partners, onRehearse, onPractice }: AnswersProps) {
  const words = useWords(talks).answers
  const { answers } = talk
  const [added, setAdded] = useState<number | null>(null)
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
          <Field label={words.youSay} hideLabel>
            <TextArea
              autoGrow
              value={you}
              maxLength={TALK_LINE_LENGTH}
              placeholder={words.youSay}
              className="font-display"
              onChange={({ target }) => set(at, { you: target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start print:hidden"
            aria-label={`${words.remove}: ${they || words.theySay}`}
            onClick={() => write({ answers: answers.filter((_, index) => index !== at) })}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2 print:hidden">
        {answers.length < 8 && (
          <Button size="sm" icon="plus" onClick={add}>
            {words.add}
          </Button>
        )}
        {answers.some(({ they }) => they.trim() !== '') && (
          <Button size="sm" icon="play" variant="primary" onClick={onRehearse}>
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
    </TalkSection>
  )
}

/** Who would answer, and about what. */
function Played({ talk: { who, about }, partners: { written, isFree } }: Pick<AnswersProps, 'talk' | 'partners'>) {
  const words = useWords(talks)
  const [nearest] = written
  if (isFree && who.trim() !== '') {
    return <p className="note print:hidden">{[toYou(who, words.own.your), about].filter(Boolean).join(': ')}</p>
  }
  return nearest && <p lang="en" className="note print:hidden">{`${nearest.name}, ${nearest.who}: ${nearest.title}`}</p>
}

export function LimitCard({ talk, write }: TalkProps) {
  const words = useWords(talks).limit
  return (
    <TalkSection title={words.heading} lead={words.hint}>
      <Field label={words.heading} hideLabel>
        <TextArea
          autoGrow
          value={talk.limit}
          maxLength={TALK_LINE_LENGTH}
          onChange={({ target }) => write({ limit: target.value })}
        />
      </Field>
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
    <Field label={words.heading} hideLabel>
      <TextArea
        autoGrow
        value={talk.draft}
        maxLength={TALK_DRAFT_LENGTH}
        onChange={({ target }) => write({ draft: target.value })}
      />
    </Field>
  )
  return (
    <TalkSection title={words.heading} lead={words.hint}>
      {isFolded ? (
        <Fold summary={words.written}>{field}</Fold>
      ) : isOpen ? (
        field
      ) : (
        <Button size="sm" icon="plus" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {words.heading}
        </Button>
      )}
      {talk.draft.trim() !== '' && (
        <Link
          to="/dashboard/text-analysis"
          onClick={() => {
            layOnSheet(talk.draft)
            handToWriting({ context: talk.context, title: words.checkTitle, task: talk.about, back })
          }}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'justify-self-start print:hidden' })}
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
