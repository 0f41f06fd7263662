import type { Chip } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { cx } from '../../../../ui/cx.ts'
import { showHere } from '../../../../ui/refs.ts'
import { UnderstandingChip } from './understanding-chip.tsx'

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
