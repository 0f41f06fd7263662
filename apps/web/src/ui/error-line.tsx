import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type ErrorLineProps = { id?: string; className?: string; children: ReactNode }

/** An error that is read out when it appears. Fields use `Field`'s `error` instead. */
export function ErrorLine({ id, className, children }: ErrorLineProps) {
  return (
    <p id={id} role="alert" className={cx('flex gap-2 text-small text-berry-ink', className)}>
      <Icon name="alert" size="sm" className="mt-[3px]" />
      {children}
    </p>
  )
}
