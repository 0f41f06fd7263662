import type { ComponentProps, MouseEvent, ReactNode } from 'react'
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
export type ButtonProps = CommonProps & ({ iconOnly?: false } | { iconOnly: true; 'aria-label': string })

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
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      // Not `disabled`: that would take the focus away from the person who has just pressed it.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? stop : onClick}
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
