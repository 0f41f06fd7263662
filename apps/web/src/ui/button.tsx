import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export { buttonClass }

interface CommonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'className' | 'iconOnly' | 'disabled'> {
  icon?: IconName | undefined
  /** Shows work in progress; keeps size and focus, ignores presses. */
  busy?: boolean | undefined
  /** Label while busy. The button is as wide as the longer label. */
  busyLabel?: string | undefined
}

/** Icon buttons need a name with action and object, such as "Delete Weekends with Dad". */
type ButtonProps = CommonProps & ({ iconOnly?: false } | { iconOnly: true; 'aria-label': string })

/**
 * Keeps the focus on a button that its own press disables. `disabled` would drop the focus, and screen readers would
 * say nothing.
 */
function useHeldFocus({ disabled, onFocus, onBlur }: ComponentProps<'button'>) {
  const [isFocused, setIsFocused] = useState(false)
  if (disabled === undefined) return { isHeld: false, watch: { onFocus, onBlur } }
  const watch: Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'> = {
    onFocus: (event) => {
      setIsFocused(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setIsFocused(false)
      onBlur?.(event)
    },
  }
  return { isHeld: disabled && isFocused, watch }
}

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function Label({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: ReactNode }) {
  return (
    <span className="grid text-center">
      <span className={busy ? 'invisible [grid-area:1/1]' : '[grid-area:1/1]'}>{children}</span>
      <span className={busy ? '[grid-area:1/1]' : 'invisible [grid-area:1/1]'}>{busyLabel}</span>
    </span>
  )
}

export function Button({
  variant,
  size,
  icon,
  iconOnly,
  busy = false,
  busyLabel,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { isHeld, watch } = useHeldFocus({ disabled, ...rest })
  const isOff = busy || isHeld
  return (
    <button
      type="button"
      {...rest}
      {...watch}
      disabled={disabled && !isHeld}
      // Not `disabled`, which would drop the focus.
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? stop : onClick}
      className={buttonClass({ variant, size, iconOnly, disabled: disabled || busy, className })}
    >
      {icon && <Icon name={icon} />}
      {busyLabel && !iconOnly ? (
        <Label busy={busy} busyLabel={busyLabel}>
          {children}
        </Label>
      ) : (
        children
      )}
    </button>
  )
}
