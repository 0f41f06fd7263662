import { TALK_NAME_LENGTH } from '@understory/contract/limits'
import type { Talk } from '@understory/contract/talks'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Input } from '../../../ui/input.tsx'
import { type TalkProps, TalkSection } from './talk-section.tsx'
import { TalkText } from './talk-text.tsx'

const QUESTIONS = ['who', 'about', 'goodEnd', 'when', 'fear'] as const
type Question = (typeof QUESTIONS)[number]

/** A day is wanted until both agreed on it. */
const isAnswered = (talk: Talk, question: Question) =>
  question === 'when' ? talk.when !== null && talk.isTimeAgreed : talk[question].trim() !== ''

/** To whom, about what, what would be good, when and where, what is feared. What is answered already is folded. */
export function QuestionsCard({ talk, write }: TalkProps) {
  const words = useWords(talks).questions
  // As it was when the page was opened: nothing moves while somebody types.
  const [answered] = useState(() => QUESTIONS.filter((question) => isAnswered(talk, question)))
  const text = (name: 'about' | 'goodEnd' | 'fear', hint?: string) => (
    <TalkText label={words[name]} hint={hint} value={talk[name]} onWrite={(written) => write({ [name]: written })} />
  )
  const fields: Record<Question, ReactNode> = {
    who: (
      <Field label={words.who} hint={words.whoHint}>
        <Input value={talk.who} maxLength={TALK_NAME_LENGTH} onChange={({ target }) => write({ who: target.value })} />
      </Field>
    ),
    about: text('about'),
    goodEnd: text('goodEnd', words.goodEndHint),
    when: <WhenAndWhere talk={talk} write={write} />,
    fear: text('fear', words.fearHint),
  }
  const draw = (question: Question) => <Fragment key={question}>{fields[question]}</Fragment>
  return (
    <TalkSection title={words.heading} lead={words.lead}>
      {QUESTIONS.filter((question) => !answered.includes(question)).map(draw)}
      {answered.length > 0 && <Fold summary={words.answered(answered.length)}>{answered.map(draw)}</Fold>}
    </TalkSection>
  )
}

function WhenAndWhere({ talk, write }: TalkProps) {
  const words = useWords(talks).questions
  const [day = '', time = ''] = talk.when?.split('T') ?? []
  // While a day is typed the field is empty at times; the time comes back with the day.
  const lastTime = useRef(time)
  const setWhen = (nextDay: string, nextTime: string) => {
    lastTime.current = nextTime
    write({ when: nextDay === '' ? null : nextTime === '' ? nextDay : `${nextDay}T${nextTime}` })
  }
  return (
    <>
      <div className="flex flex-wrap gap-3.5 [&>*]:grow">
        <Field label={words.day}>
          <Input
            type="date"
            max="9999-12-31"
            value={day}
            onChange={({ target }) => setWhen(target.value, lastTime.current)}
          />
        </Field>
        <Field label={words.time}>
          <Input type="time" value={time} disabled={day === ''} onChange={({ target }) => setWhen(day, target.value)} />
        </Field>
        <Field label={words.where} className="basis-full">
          <Input
            value={talk.where}
            maxLength={TALK_NAME_LENGTH}
            onChange={({ target }) => write({ where: target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={words.isTimeAgreed}
        checked={talk.isTimeAgreed}
        onChange={({ target }) => write({ isTimeAgreed: target.checked })}
      />
    </>
  )
}
