import { type ReactNode, useId } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { FieldContext } from './control.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: string
  /** Visually hidden label. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Says how to fix it; replaces the hint. */
  error?: string | undefined
  optional?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, hideLabel, hint, error, optional, className, children }: FieldProps) {
  const words = useWords(ui)
  const id = useId()
  const noteId = `${id}-note`
  const described = Boolean(error || hint)
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 print:hidden', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-[.9375rem] font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-faint"> {words.optional}</span>}
      </label>
      <FieldContext value={{ controlId: id, describedBy: described ? noteId : undefined, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={noteId} className="flex items-center gap-1.5 text-small text-berry-ink">
          <Icon name="alert" size="sm" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-small text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
