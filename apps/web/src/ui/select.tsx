import type { ComponentProps } from 'react'
import { controlClass, useControl } from './control.ts'
import { cx } from './cx.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'style' | 'multiple' | 'size'>

export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block has-disabled:text-ink-faint', className)}>
      <select {...rest} {...useControl(rest)} className={cx(controlClass, 'min-h-[46px] appearance-none pe-[42px]')} />
      <svg
        aria-hidden="true"
        viewBox="0 0 12 6"
        width={12}
        height={6}
        className="pointer-events-none absolute end-[16.5px] top-1/2 -translate-y-1/2"
      >
        <path fill="currentColor" d="M0 0h12L6 6z" />
      </svg>
    </span>
  )
}
