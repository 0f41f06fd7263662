import { useQuery } from '@tanstack/react-query'
import { type Context, contextOf } from '@understory/contract/contexts'
import { REHEARSAL_SITUATION_LENGTH, REHEARSAL_WHO_LENGTH } from '@understory/contract/limits'
import type { Rehearsal } from '@understory/contract/rehearsal'
import { type FormEvent, useState } from 'react'
import { rehearsalsQuery } from '../../../api/rehearsal.ts'
import { modelName as nameHere } from '../../../lib/browser-model/model-name.ts'
import { useWritesHere } from '../../../lib/browser-model/use-writes-here.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { rehearsal as rehearsalWords } from '../../../lib/words/en/rehearsal.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Cast } from '../use-rehearsal.ts'

export type CastingProps = {
  context: Context
  /** What it's about, to start a scenario of their own. */
  situation: string
  /** Who the talk is with, and their role. */
  who?: string | undefined
  to?: string | undefined
  /** Ids of the only scenarios to offer. */
  offered?: readonly string[] | undefined
  /** Display name of the language model. */
  modelName: string
  onCast: (cast: Cast) => void
}

/** Whom to practice with: written scenarios, matching ones first, or one's own. */
export function Casting({ context, to, offered, modelName, onCast, ...own }: CastingProps) {
  const words = useWords(rehearsalWords)
  const [isHard, setIsHard] = useState(false)
  const isHere = useWritesHere()
  const { data, isPending, isError, refetch } = useQuery(rehearsalsQuery)

  if (isPending) {
    return (
      <div role="status" className="grid gap-4 p-7 max-md:p-5">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  }
  if (isError) {
    return (
      <div className="grid justify-items-start gap-4 p-7 max-md:p-5">
        <p>{words.failed}</p>
        <Button onClick={() => refetch()}>{words.retry}</Button>
      </div>
    )
  }
  const nearness = (one: Rehearsal) => 2 * Number(one.to === to) + Number(one.context === context)
  const nearFirst = offered
    ? offered.flatMap((id) => data.rehearsals.find((one) => one.id === id) ?? [])
    : data.rehearsals.toSorted((a, b) => nearness(b) - nearness(a))
  return (
    <div className="grid gap-6 p-7 max-md:gap-5 max-md:p-5">
      <p className="max-w-[60ch] text-ink-soft">{words.lead}</p>
      {(data.isFree || isHere) && (
        <OwnCast {...own} modelName={isHere ? nameHere() : modelName} isHere={isHere} onCast={onCast} />
      )}
      {nearFirst.length > 0 && (
        <section aria-label={words.written}>
          <SwitchRow label={words.harder} checked={isHard} onCheckedChange={setIsHard} />
          <ul className="mt-3 grid grid-cols-2 gap-3 max-md:grid-cols-1">
            {nearFirst.map((rehearsal) => (
              <li key={rehearsal.id}>
                <Choice rehearsal={rehearsal} onChoose={() => onCast({ kind: 'written', rehearsal, isHard })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Choice({ rehearsal, onChoose }: { rehearsal: Rehearsal; onChoose: () => void }) {
  const names = useWords(contextNames)
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid size-full content-start gap-1 rounded-3 border border-line bg-surface-raised p-4 text-start hover:border-line-strong hover:bg-leaf-softer"
    >
      <span className="flex items-start justify-between gap-3">
        <b lang="en" className="font-display text-[1.125rem] font-medium">
          {rehearsal.title}
        </b>
        <Badge tone="leaf">{names[contextOf(rehearsal.context)]}</Badge>
      </span>
      <span lang="en" className="text-small text-ink-soft">
        {rehearsal.name}, {rehearsal.who}
      </span>
    </button>
  )
}

type OwnCastProps = Omit<CastingProps, 'context' | 'to' | 'offered'> & { isHere: boolean }

function OwnCast({ situation, who: meant = '', modelName, isHere, onCast }: OwnCastProps) {
  const words = useWords(rehearsalWords)
  const [who, setWho] = useState(meant)
  const [about, setAbout] = useState(situation.slice(0, REHEARSAL_SITUATION_LENGTH))
  const name = who.trim()

  function begin(event: FormEvent) {
    event.preventDefault()
    if (name !== '') onCast({ kind: 'free', name, situation: about.trim(), isHere })
  }

  return (
    <form onSubmit={begin} className="grid gap-4 rounded-3 border border-line p-5">
      <div>
        <h3 className="text-h3">{words.yours}</h3>
        <p className="mt-1 text-small text-ink-soft">
          {isHere ? words.yoursLeadHere(modelName) : words.yoursLead(modelName)}
        </p>
      </div>
      <Field label={words.who} hint={words.whoHint}>
        <Input value={who} maxLength={REHEARSAL_WHO_LENGTH} onChange={(event) => setWho(event.target.value)} />
      </Field>
      <Field label={words.situation} optional>
        <TextArea
          autoGrow
          value={about}
          maxLength={REHEARSAL_SITUATION_LENGTH}
          onChange={(event) => setAbout(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" disabled={name === ''}>
        {words.begin}
      </Button>
    </form>
  )
}
