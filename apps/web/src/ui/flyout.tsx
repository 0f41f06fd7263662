import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A panel of links beside a branch or under a field: at most six, then "View All". */
export function Flyout({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx('w-[292px] rounded-3 border border-line bg-surface-raised p-2 shadow-3', className)} />
  )
}

/** Row classes; `current` keeps the hover color. */
export function flyoutRowClass({ current = false }: { current?: boolean } = {}): string {
  return cx('grid min-h-11 gap-px rounded-2 px-3 py-[9px] hover:bg-leaf-soft', current && 'bg-leaf-soft')
}

export const flyoutAllClass =
  'mt-1.5 grid min-h-11 rounded-b-2 border-t border-line px-3 py-[9px] font-semibold text-leaf-ink hover:bg-leaf-soft'

export function FlyoutText({ name, description }: { name: string; description?: string | undefined }) {
  return (
    <>
      <b className="text-[.9688rem] font-semibold">{name}</b>
      {description && <span className="text-small text-ink-soft">{description}</span>}
    </>
  )
}
