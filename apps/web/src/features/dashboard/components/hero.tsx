import { Link, useNavigate } from '@tanstack/react-router'
import { heroLinks } from '@understory/forest/dashboard'
import type { FormEvent, ReactNode } from 'react'
import type { Growth } from '../../../lib/growth.ts'
import { handToAssistant } from '../../../lib/handoff.ts'
import { SAPLING, stageOf } from '../../../lib/leafprint.ts'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { preferredContext } from '../../../storage/preferences.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePartOfDay } from '../part-of-day.ts'
import { useFigures } from '../use-figures.ts'
import { Clearing } from './clearing.tsx'
import { LeafPrintNote } from './leafprint-note.tsx'

/** The person's tree, greeting, first question and two links. */
export function Hero({ growth, talk, seed }: { growth: Growth; talk: ReactNode; seed: ReactNode }) {
  const words = useWords(dashboard)
  const part = usePartOfDay()
  const figures = useFigures()
  const stage = growth.logs > 0 ? stageOf(growth.words) : SAPLING
  const greeting = part && words.greeting[part]

  return (
    <div className="group/hero relative overflow-clip lg:bg-[linear-gradient(var(--art-sky),var(--surface)_88%)]">
      <div className="page-width relative z-1 pt-9 pb-8 max-md:pt-[18px] max-md:pb-2 lg:min-h-[560px] lg:pb-[104px]">
        <div className="max-w-[520px] lg:max-[1180px]:max-w-[430px]">
          {/* Reserves the line: greeting and name need the browser. */}
          <p className="note min-h-[1.4em]">
            {greeting &&
              (growth.logs > 0 ? words.greet({ greeting, nickname: stage.nickname }) : words.greetPlain(greeting))}
          </p>
          <h1 className="max-w-[10.2em] max-[381px]:max-w-[7.6em] lg:max-w-[7.6em] mt-3.5 mb-[18px] text-display tracking-[-.024em] max-md:mt-1.5 max-md:mb-2.5">
            {words.title}
          </h1>
          <p className="max-w-[31rem] text-lead text-pretty text-ink-soft max-md:text-[1.0625rem] max-[479px]:max-w-[19rem]">
            {words.lead}
          </p>
          <FirstQuestion>{talk}</FirstQuestion>
          <div className="mt-3 flex flex-wrap max-[559px]:flex-col max-[559px]:items-start md:max-lg:flex-nowrap min-[1181px]:flex-nowrap gap-3 max-md:mt-2">
            <HeroLinks />
          </div>
          {seed}
        </div>
      </div>
      <Clearing stage={stage} />
      <LeafPrintNote growth={growth} stage={stage} conversations={figures?.conversations} isKnown={part !== null} />
    </div>
  )
}

/** Sends the answer to the assistant. `children` is one line below. */
function FirstQuestion({ children }: { children: ReactNode }) {
  const words = useWords(dashboard)
  const navigate = useNavigate()

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const draft = String(new FormData(event.currentTarget).get('matter') ?? '').trim()
    handToAssistant({ context: preferredContext.read(), draft, isSent: true })
    void navigate({ to: '/dashboard/chatbot' })
  }

  return (
    <div className="mt-6 max-w-[520px] max-md:mt-4">
      <form onSubmit={start} className="flex items-end gap-2.5">
        <Field label={words.question} className="min-w-0 grow">
          <Input name="matter" maxLength={500} placeholder={words.questionHint} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" className="min-h-[46px]">
          {words.start}
        </Button>
      </form>
      <div className="min-h-11">{children}</div>
    </div>
  )
}

function HeroLinks() {
  const [seed, sharing] = heroLinks
  return (
    <>
      {seed && (
        <Link
          to={seed.path}
          className={buttonClass({
            variant: 'primary',
            size: 'lg',
            className: 'max-md:min-h-12 max-md:px-[18px] max-md:text-body',
          })}
        >
          <Icon name="seed" />
          {seed.label}
        </Link>
      )}
      {sharing && (
        <Link
          to={sharing.path}
          className={buttonClass({
            variant: 'secondary',
            size: 'lg',
            className:
              'max-md:min-h-12 max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:text-body max-md:text-leaf-ink',
          })}
        >
          {sharing.label}
        </Link>
      )}
    </>
  )
}
