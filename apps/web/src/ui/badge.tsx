import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'plain' | 'leaf' | 'sun' | 'info' | 'bell' | 'berry' | 'bark'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-surface-sunk text-ink-soft',
  leaf: 'bg-leaf-soft text-leaf-ink',
  sun: 'bg-sun-soft text-sun-ink',
  info: 'bg-info-soft text-info',
  bell: 'bg-bell-soft text-bell',
  berry: 'bg-berry-soft text-berry-ink',
  bark: 'bg-bark-soft text-bark',
}

interface BadgeProps {
  tone?: BadgeTone
  className?: string | undefined
  children: ReactNode
}

/** A status, never a button. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-[3px_12px_3px_12px] px-2.5 py-0.5 font-text not-italic text-micro/[1.3] font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
