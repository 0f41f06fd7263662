import { useQuery } from '@tanstack/react-query'
import { type Chip, type Choice, type Chosen, MEDIA, type Part, TONES } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { LanguageCode } from '@understory/contract/languages'
import { useState } from 'react'
import { choicesQuery } from '../../../../api/coach.ts'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { showHere } from '../../../../ui/refs.ts'
import { holding, likeliestFirst } from '../../coach/filter-choices.ts'
import { useCases } from '../../coach/use-cases.ts'
import { ChoiceList } from './choice-list.tsx'

type TrayProps = {
  id: string
  chip: Chip
  context: Context
  lang: LanguageCode | undefined
  /** The reply's parts; its offers come first in the list of cases. */
  parts: readonly Part[]
  /** The choice and its label. */
  onChoose: (change: Chosen, label: string) => void
  onClose: () => void
}

/** The choices of an open chip. */
export function Tray({ id, ...props }: TrayProps) {
  return (
    <div
      ref={showHere}
      id={id}
      className="-mt-2 rounded-[16px] border border-line bg-surface-sunk p-[5px] @max-[560px]:-mt-1"
    >
      <Choices key={props.chip.kind} {...props} />
    </div>
  )
}

type ChoicesProps = Omit<TrayProps, 'id'>

function Choices(given: ChoicesProps) {
  const words = useWords(coach)
  if (given.chip.kind === 'need') return <Needs {...given} />
  const onChoose: ChoicesProps['onChoose'] = (change, label) => {
    given.onChoose(change, label)
    given.onClose()
  }
  const props = { ...given, onChoose }
  switch (given.chip.kind) {
    case 'situation':
      return <Situations {...props} />
    case 'to':
      return <Hearers {...props} />
    case 'how':
      return <Fixed {...props} ids={MEDIA} labels={words.media} changeTo={(how) => ({ how })} />
    case 'tone':
      return <Fixed {...props} ids={TONES} labels={words.tones} changeTo={(tone) => ({ tone })} />
  }
}

const SOMETHING_ELSE = 'something-else'

function Situations({ chip, lang, parts, onChoose, onClose }: ChoicesProps) {
  const words = useWords(coach)
  const [typed, setTyped] = useState('')
  const { cases, note } = useCases(typed)
  const offered = parts.flatMap((part) => (part.kind === 'offers' ? [...part.cases, ...part.more] : []))
  const first = offered.length > 0 || chip.id === null ? offered : [{ id: chip.id, label: chip.label }]
  const found = typed.trim() === '' ? first : cases
  const choices = [...found, { id: SOMETHING_ELSE, label: words.somethingElse }]
  return (
    <ChoiceList
      label={words.kinds.situation}
      choices={choices}
      chosen={chip.id}
      lang={lang}
      filter={{ label: words.findSituation, value: typed, onChange: setTyped }}
      note={typed.trim() === '' ? undefined : note}
      onChoose={(id) => onChoose({ situation: id === SOMETHING_ELSE ? null : id }, labelOf(choices, id))}
      onClose={onClose}
    />
  )
}

/** The needs, then the builders of the chosen one. */
function Needs({ chip, context, lang, onChoose, onClose }: ChoicesProps) {
  const words = useWords(coach)
  const { data, note } = useChoices(context)
  const [need, setNeed] = useState<string>()
  const builders = data?.needs.find(({ id }) => id === need)?.builders ?? []
  const isBuilding = need !== undefined && builders.length > 1
  const needs = data?.needs ?? []
  function choose(id: string) {
    const label = labelOf(isBuilding ? builders : needs, id)
    onChoose(isBuilding ? { need, builder: id } : { need: id }, label)
    const next = isBuilding ? [] : (needs.find((each) => each.id === id)?.builders ?? [])
    if (next.length > 1) setNeed(id)
    else onClose()
  }
  return (
    <ChoiceList
      key={isBuilding ? need : ''}
      label={isBuilding ? labelOf(needs, need) : words.needHeading}
      choices={isBuilding ? builders : needs}
      chosen={isBuilding ? null : chip.id}
      lang={lang}
      note={note}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

function Hearers({ chip, context, lang, onChoose, onClose }: ChoicesProps) {
  const words = useWords(coach)
  const [typed, setTyped] = useState('')
  const { data, note } = useChoices(context)
  const choices =
    typed.trim() === '' ? likeliestFirst(data?.hearers ?? [], chip.likely) : holding(data?.hearers ?? [], typed)
  return (
    <ChoiceList
      label={words.kinds.to}
      choices={choices}
      chosen={chip.id}
      lang={lang}
      filter={{ label: words.findPerson, value: typed, onChange: setTyped }}
      note={note ?? (choices.length === 0 ? words.noMatch : undefined)}
      onChoose={(to) => onChoose({ to }, labelOf(choices, to))}
      onClose={onClose}
    />
  )
}

type FixedProps<Id extends string> = ChoicesProps & {
  ids: readonly Id[]
  labels: Readonly<Record<Id, string>>
  changeTo: (id: Id) => Chosen
}

/** Choices that are the same for every reply. */
function Fixed<Id extends string>({ chip, ids, labels, changeTo, onChoose, onClose }: FixedProps<Id>) {
  const words = useWords(coach)
  function choose(chosen: string) {
    const id = ids.find((each) => each === chosen)
    if (id) onChoose(changeTo(id), labels[id])
  }
  return (
    <ChoiceList
      label={words.kinds[chip.kind]}
      choices={ids.map((id) => ({ id, label: labels[id] }))}
      chosen={chip.id}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

function useChoices(context: Context) {
  const words = useWords(coach)
  const { data, isPending, isError } = useQuery(choicesQuery(context))
  return { data, note: isError ? words.choicesFailed : isPending ? words.loading : undefined }
}

function labelOf(choices: readonly Choice[], id: string): string {
  return choices.find((choice) => choice.id === id)?.label ?? ''
}
