import { useId } from 'react'
import { cx } from './cx.ts'
import type { SwitchProps } from './switch.tsx'
import { Switch } from './switch.tsx'

interface SwitchRowProps extends Omit<SwitchProps, 'id' | 'className'> {
  label: string
  hint?: string | undefined
  className?: string | undefined
}

/** A switch with a clickable label. */
export function SwitchRow({ label, hint, className, ...rest }: SwitchRowProps) {
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
      <Switch {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
    </div>
  )
}
