import type { Chip } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import type { Ref } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords, type Words } from '../../../../lib/words/use-words.ts'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { showHere } from '../../../../ui/refs.ts'

type BarProps = {
  chips: readonly Chip[]
  lang: LanguageCode | undefined
  /** Absent if the chips are read-only. */
  onOpen?: ((kind: Chip['kind'] | null) => void) | undefined
  open: Chip['kind'] | null
  /** Id of the element that an open chip controls. */
  controls: string
}

/** What the coach understood. Scrolls sideways in narrow layouts. */
export function UnderstandingBar({ chips, lang, onOpen, open, controls }: BarProps) {
  const words = useWords(coach)
  return (
    <ul
      aria-label={words.understood}
      className={cx(
        'flex flex-wrap gap-2',
        '@max-[560px]:-my-1.5 @max-[560px]:-me-4 @max-[560px]:scroll-px-[13px] @max-[560px]:flex-nowrap @max-[560px]:overflow-x-auto',
        '@max-[560px]:overscroll-x-contain @max-[560px]:py-1.5 @max-[560px]:ps-[13px] @max-[560px]:pe-4 @max-[560px]:[scrollbar-width:none]',
        '@max-[560px]:[mask-image:linear-gradient(90deg,transparent,#000_8px)] rtl:@max-[560px]:[mask-image:linear-gradient(270deg,transparent,#000_8px)]',
      )}
    >
      {chips.map((chip) => (
        <li
          key={chip.kind}
          className={cx('flex @max-[560px]:flex-none', chip.kind === 'situation' && '@min-[561px]:basis-full')}
        >
          <UnderstandingChip
            ref={chip.kind === open ? showHere : undefined}
            chip={chip}
            lang={lang}
            isOpen={chip.kind === open}
            controls={controls}
            onPress={onOpen && (() => onOpen(chip.kind === open ? null : chip.kind))}
          />
        </li>
      ))}
    </ul>
  )
}

type ChipProps = {
  chip: Chip
  lang: LanguageCode | undefined
  /** Absent if read-only. */
  onPress?: (() => void) | undefined
  isOpen: boolean
  /** Id of the controlled element. */
  controls: string
  ref?: Ref<HTMLButtonElement> | undefined
}

const LOOK =
  'relative inline-flex min-h-11 items-center gap-[7px] border py-1 ps-[13px] pe-2.5 text-start text-[.9375rem] leading-[1.2] ' +
  'transition-[background-color] duration-(--dur-1) ease-out @max-[560px]:min-h-[54px]'

const LOOKS: Partial<Record<Chip['state'], string>> = {
  guess: 'rounded-control border-[1.5px] border-dashed border-line-strong',
  set: 'rounded-[16px_4px_16px_4px] border-leaf bg-leaf-soft',
}

/** One chip: dashed with a question mark for a guess, leaf-cornered if set by the person. */
function UnderstandingChip({ chip, lang, onPress, isOpen, controls, ref }: ChipProps) {
  const words = useWords(coach)
  const { kind, state } = chip
  const own = ownLabelOf(chip, words)
  const label = own ?? chip.label
  const said = state === 'guess' ? words.guess : state === 'set' ? words.set : undefined
  const shape = cx(LOOK, LOOKS[state] ?? 'rounded-control border-line-strong')
  const look = (
    <>
      <span className="inline-flex items-center gap-x-[7px] @max-[560px]:grid @max-[560px]:justify-items-start">
        <small className="text-micro text-ink-soft">{words.kinds[kind]}</small>{' '}
        <b
          lang={own ? undefined : lang}
          className={cx(
            state === 'set' ? 'font-semibold' : 'font-medium',
            kind === 'situation' && '@max-[560px]:max-w-[14rem]',
          )}
        >
          {label}
        </b>
      </span>
      {state === 'guess' && (
        <i
          aria-hidden="true"
          className="grid size-[17px] flex-none place-items-center rounded-full bg-surface-sunk text-[.8125rem]/[1] font-semibold text-ink-soft not-italic"
        >
          ?
        </i>
      )}
    </>
  )
  if (!onPress) {
    return (
      <span className={shape}>
        {look}
        {said && <span className="sr-only">, {said}</span>}
      </span>
    )
  }
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`${words.kinds[kind]} ${said ? `${label}, ${said}` : label}`}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      className={cx(
        shape,
        'hover:border-leaf hover:bg-leaf-softer',
        isOpen && 'border-leaf! ring-1 ring-leaf ring-inset',
      )}
    >
      {look}
      <Icon
        name="down"
        size="sm"
        className={cx('ms-px size-3.5', isOpen ? 'rotate-180 text-leaf-ink' : 'text-ink-faint')}
      />
    </button>
  )
}

/** Medium and tone in the screen's language. */
function ownLabelOf({ kind, state, id }: Chip, words: Words<typeof coach>): string | undefined {
  if (state === 'open') return words.notSet
  const own: Readonly<Record<string, string>> = kind === 'how' ? words.media : kind === 'tone' ? words.tones : {}
  return Object.entries(own).find(([name]) => name === id)?.[1]
}
