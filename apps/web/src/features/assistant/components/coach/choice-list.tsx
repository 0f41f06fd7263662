import type { Choice } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Input } from '../../../../ui/input.tsx'
import { showHere } from '../../../../ui/refs.ts'
import { listMove, typeAhead } from '../../coach/list-keys.ts'

type ListProps = {
  /** What is chosen: "Tone". */
  label: string
  choices: readonly Choice[]
  chosen: string | null
  lang?: LanguageCode | undefined
  /** A field above the list that makes it shorter or finds others. */
  filter?: { label: string; value: string; onChange: (value: string) => void } | undefined
  /** Where there is nothing to choose. */
  note?: string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

const REST_MS = 600

/** Choices in the flow, in one list to a key: arrows, Home and End, letters, Enter, Escape. */
export function ChoiceList({ label, choices, chosen, lang, filter, note, onChoose, onClose }: ListProps) {
  const id = useId()
  const [walked, setWalked] = useState<number>()
  const letters = useRef({ typed: '', at: Number.NEGATIVE_INFINITY })
  const field = useRef<HTMLInputElement>(null)
  const first = Math.max(
    0,
    choices.findIndex((choice) => choice.id === chosen),
  )
  const active = Math.min(walked ?? first, choices.length - 1)
  const activeId = choices[active] && `${id}-${active}`

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const hasField = event.target === field.current
    const isTyping = event.timeStamp - letters.current.at < REST_MS
    const isLetter = event.key === ' ' && isTyping
    const move = isLetter ? undefined : listMove(event.key, { active, count: choices.length, hasField })
    if (move === undefined) {
      if (!hasField && event.key.length === 1) walkByLetter(event, isTyping)
      return
    }
    event.preventDefault()
    if (move === 'close') onClose()
    else if (move === 'choose') choose(active)
    else setWalked(move.to)
  }

  function walkByLetter(event: KeyboardEvent, isTyping: boolean) {
    event.preventDefault()
    const typed = isTyping ? letters.current.typed + event.key : event.key
    letters.current = { typed, at: event.timeStamp }
    const found = typeAhead(
      choices.map((choice) => choice.label),
      active,
      typed,
    )
    if (found !== undefined) setWalked(found)
  }

  function choose(index: number) {
    const choice = choices[index]
    if (choice) onChoose(choice.id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the list in it take the same keys
    <div ref={focusFieldOrList} onKeyDown={press} className="group/list grid gap-2">
      {filter && (
        <Input
          ref={field}
          role="combobox"
          aria-label={filter.label}
          placeholder={filter.label}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={activeId}
          autoComplete="off"
          value={filter.value}
          onChange={(event) => {
            setWalked(0)
            filter.onChange(event.target.value)
          }}
        />
      )}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-activedescendant={activeId}
        tabIndex={filter ? -1 : 0}
        className={cx(
          'grid max-h-[min(20rem,60dvh)] gap-1 overflow-y-auto focus:outline-none',
          choices.length === 3
            ? 'grid-cols-3 @max-[560px]:grid-cols-1'
            : 'grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]',
        )}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
          <div
            key={choice.id}
            id={`${id}-${index}`}
            ref={walked !== undefined && index === active ? showHere : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={choice.id === chosen}
            lang={lang}
            onClick={() => choose(index)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-[11px] px-[13px] py-2 leading-[1.3] hover:bg-leaf-softer',
              choice.id === chosen && 'bg-surface-raised font-semibold shadow-1 ring-1 ring-line ring-inset',
              index === active && 'outline-focus -outline-offset-2 group-focus-within/list:outline-3',
            )}
          >
            {choice.label}
            {choice.id === chosen && <Icon name="check" className="size-[18px] flex-none text-leaf-ink" />}
          </div>
        ))}
      </div>
      <p role="status" className={note ? 'px-[13px] py-1 text-small text-ink-soft' : 'sr-only'}>
        {note}
      </p>
    </div>
  )
}

/** On a phone the field would bring the keyboard over the list. */
function focusFieldOrList(place: HTMLElement | null): void {
  const field = matchMedia('(pointer: fine)').matches && place?.querySelector('input')
  const target = field || place?.querySelector<HTMLElement>('[role=listbox]')
  target?.focus()
}
