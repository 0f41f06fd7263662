import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'role' | 'aria-checked' | 'onChange' | 'children'> {
  checked: boolean
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Needs a name: `aria-label`, or use `SwitchRow`. */
export function Switch({ checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      {...rest}
      aria-checked={checked}
      onClick={() => onCheckedChange?.(!checked)}
      className={cx(
        // Extends the touch target to 44 px.
        'relative h-7 w-[46px] flex-none rounded-full before:absolute before:inset-x-0 before:-inset-y-2',
        'transition-[background-color] duration-(--dur-2)',
        'after:absolute after:top-[3px] after:size-[22px] after:bg-surface-raised',
        'after:transition-[inset-inline-start] after:duration-(--dur-2) after:ease-out',
        'disabled:cursor-not-allowed disabled:bg-line',
        'forced-colors:border forced-colors:after:bg-[ButtonText]',
        checked
          ? 'bg-leaf after:start-[21px] after:rounded-[12px_3px_12px_3px]'
          : 'bg-line-strong after:start-[3px] after:rounded-[3px_12px_3px_12px]',
        className,
      )}
    />
  )
}
