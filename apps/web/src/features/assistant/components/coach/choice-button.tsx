import type { LanguageCode } from '@understory/contract/languages'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'

type ButtonProps = { lang?: LanguageCode | undefined; disabled?: boolean; onClick: () => void; children: ReactNode }

/** One of a few ways on, as wide as its place. */
export function ChoiceButton({ lang, disabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      lang={lang}
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-[54px] w-full items-center justify-between gap-3 rounded-control border border-line-strong bg-surface-raised py-2.5 ps-[18px] pe-3.5 text-start leading-[1.35] text-balance transition-[background-color] duration-(--dur-1) enabled:hover:border-leaf enabled:hover:bg-leaf-softer disabled:cursor-not-allowed disabled:text-ink-faint"
    >
      {children}
      <Icon name="right" className="size-[18px] text-ink-faint" />
    </button>
  )
}
