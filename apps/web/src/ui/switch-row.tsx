import { useId } from 'react'
import { cx } from './cx.ts'

interface SwitchRowProps {
  label: string
  hint?: string | undefined
  checked: boolean
  onCheckedChange?: ((checked: boolean) => void) | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function SwitchRow({ label, hint, checked, onCheckedChange, disabled, className }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={cx('flex min-h-[46px] items-center justify-between gap-3 print:hidden', className)}>
      <div>
        <label htmlFor={id} className="font-[620]">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
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
        )}
      />
    </div>
  )
}
