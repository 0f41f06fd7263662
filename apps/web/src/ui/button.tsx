import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import type { ButtonLook } from './button-class.ts'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export { buttonClass }

interface CommonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'className' | 'iconOnly' | 'disabled'> {
  icon?: IconName | undefined
  /** Work is under way: the button keeps its place and its focus, and does nothing. */
  busy?: boolean | undefined
  /** What stands on it meanwhile. Room for the longer of both labels is kept, so the width never changes. */
  busyLabel?: string | undefined
}

/** A button without words needs a name: the action and its object, as in "Delete Weekends with Dad". */
type ButtonProps = CommonProps & ({ iconOnly?: false } | { iconOnly: true; 'aria-label': string })

/**
 * A button that its own press switches off keeps the focus until the person goes on: with `disabled` it would be nowhere, and
 * whoever listens would hear nothing. Buttons that are never switched off are spared the watching.
 */
function useHeldFocus({
  disabled,
  onFocus,
  onBlur,
}: Pick<ComponentProps<'button'>, 'disabled' | 'onFocus' | 'onBlur'>) {
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
      // Not `disabled`: that would take the focus away from the person who has just pressed it.
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
