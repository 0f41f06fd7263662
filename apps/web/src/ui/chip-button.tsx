import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface ChipButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  icon?: IconName | undefined
  /** Set for a toggle filter; undefined for a suggestion. */
  pressed?: boolean | undefined
}

export function ChipButton({ icon, pressed, className, children, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        'inline-flex min-h-9 max-md:min-h-11 pointer-coarse:min-h-11 items-center gap-[7px] rounded-full border px-3.5 text-[.9375rem]',
        'transition-[background-color] duration-(--dur-1) ease-out',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:text-ink-faint',
        'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
        'enabled:hover:border-leaf enabled:hover:bg-leaf-soft',
        pressed ? 'border-leaf bg-leaf-soft font-semibold' : 'border-line-strong bg-surface-raised',
        className,
      )}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </button>
  )
}
