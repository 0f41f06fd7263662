import type { ReactNode } from 'react'
import { clockTime } from '../../../lib/clock-time.ts'
import { cx } from '../../../ui/cx.ts'

/** The time and the actions, which become prominent on hover or focus. */
export function MessageFooter({
  at,
  isEnd = false,
  children,
}: {
  at: number | null
  isEnd?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={cx(
        '-mt-1.5 flex min-h-10 flex-wrap items-center gap-x-2 whitespace-nowrap',
        isEnd && 'mt-0 flex-row-reverse',
      )}
    >
      <p className="min-h-5 font-display text-note text-ink-faint tabular-nums lining-nums">
        {at !== null && <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>}
      </p>
      {children}
    </div>
  )
}
