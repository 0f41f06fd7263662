import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'style' | 'children'> {
  label: ReactNode
  hint?: string | undefined
  invalid?: boolean | undefined
}

const BOX =
  'mt-px grid size-[22px] flex-none place-items-center rounded-1 border-[1.5px] border-line-strong bg-surface-raised text-on-leaf [&>svg]:invisible ' +
  'peer-checked:border-leaf peer-checked:bg-leaf peer-checked:[&>svg]:visible ' +
  'peer-aria-invalid:border-berry peer-aria-invalid:shadow-[inset_0_0_0_1px_var(--berry)] ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus ' +
  'peer-disabled:border-line peer-disabled:bg-surface-sunk peer-disabled:text-ink-faint'

export function Checkbox({ label, hint, invalid, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={cx('relative flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-faint', className)}>
      <input
        {...rest}
        type="checkbox"
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? id : undefined}
        className="peer sr-only"
      />
      <span aria-hidden="true" className={BOX}>
        <Icon name="check" size="sm" />
      </span>
      <span>
        {label}
        {hint && (
          <span id={id} aria-hidden="true" className="block text-small text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
