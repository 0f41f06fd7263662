import type { LanguageCode } from '@understory/contract/languages'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'

type ButtonProps = {
  ref?: Ref<HTMLButtonElement> | undefined
  lang?: LanguageCode | undefined
  disabled?: boolean
  /** Less prominent. */
  isQuiet?: boolean
  onClick: () => void
  children: ReactNode
}

export function ChoiceButton({ ref, lang, disabled, isQuiet = false, onClick, children }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      lang={lang}
      disabled={disabled}
      onClick={onClick}
      className={cx(
        'flex w-full items-center justify-between gap-3 rounded-control border text-start leading-[1.35] text-balance',
        'transition-[background-color] duration-(--dur-1) enabled:hover:border-leaf enabled:hover:bg-leaf-softer disabled:cursor-not-allowed disabled:text-ink-faint',
        isQuiet
          ? 'min-h-11 border-line px-3.5 py-1.5 text-[.9375rem] text-ink-soft enabled:hover:text-ink'
          : 'min-h-[54px] border-line-strong bg-surface-raised py-2.5 ps-[18px] pe-3.5',
      )}
    >
      {children}
      <Icon name="right" className={cx(isQuiet ? 'size-4' : 'size-[18px]', 'flex-none text-ink-faint')} />
    </button>
  )
}
