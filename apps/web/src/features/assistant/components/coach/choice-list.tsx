import { Combobox, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { Composite, CompositeItem, CompositeProvider, CompositeTypeahead } from '@ariakit/react/composite'
import type { Choice } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { type KeyboardEvent, useId } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Input } from '../../../../ui/input.tsx'

type ListProps = {
  /** What is being chosen, such as "Tone". */
  label: string
  choices: readonly Choice[]
  chosen: string | null
  lang?: LanguageCode | undefined
  /** A field that filters the list or finds others. */
  filter?: { label: string; value: string; onChange: (value: string) => void } | undefined
  /** Shown if the list is empty. */
  note?: string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

/** An inline list box with arrow keys, Home, End, type-ahead, Enter and Escape. */
export function ChoiceList({ label, choices, chosen, lang, filter, note, onChoose, onClose }: ListProps) {
  const id = useId()
  const first = choices.find((choice) => choice.id === chosen) ?? choices[0]
  const firstId = first && `${id}-${first.id}`
  const className = cx(
    'grid max-h-[min(20rem,60dvh)] gap-1 overflow-y-auto focus:outline-none',
    choices.length === 3
      ? 'grid-cols-3 @max-[560px]:grid-cols-1'
      : 'grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]',
  )
  const options = choices.map((choice) => (
    <CompositeItem
      key={choice.id}
      id={`${id}-${choice.id}`}
      render={<div />}
      role="option"
      aria-selected={choice.id === chosen}
      lang={lang}
      onClick={() => onChoose(choice.id)}
      className={cx(
        'flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-[11px] px-[13px] py-2 leading-[1.3] hover:bg-leaf-softer',
        choice.id === chosen && 'bg-surface-raised font-semibold shadow-1 ring-1 ring-line ring-inset',
        'data-active-item:outline-focus data-active-item:-outline-offset-2 group-focus-within/list:data-active-item:outline-3',
      )}
    >
      {choice.label}
      {choice.id === chosen && <Icon name="check" className="size-[18px] flex-none text-leaf-ink" />}
    </CompositeItem>
  ))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the key that closes the field and the list in it
    <div onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()} className="group/list grid gap-2">
      {filter ? (
        <ComboboxProvider open value={filter.value} setValue={filter.onChange} defaultActiveId={firstId}>
          {/* On a phone, focusing the field would cover the list with the keyboard. */}
          <Combobox
            autoFocus={globalThis.matchMedia?.('(pointer: fine)').matches}
            render={<Input />}
            autoSelect="always"
            aria-label={filter.label}
            placeholder={filter.label}
          />
          <ComboboxList alwaysVisible aria-label={label} className={className}>
            {options}
          </ComboboxList>
        </ComboboxProvider>
      ) : (
        <CompositeProvider virtualFocus focusLoop defaultActiveId={firstId}>
          <CompositeTypeahead>
            <Composite autoFocus role="listbox" aria-label={label} className={className}>
              {options}
            </Composite>
          </CompositeTypeahead>
        </CompositeProvider>
      )}
      <p role="status" className={note ? 'px-[13px] py-1 text-small text-ink-soft' : 'sr-only'}>
        {note}
      </p>
    </div>
  )
}
