import type { ReactNode } from 'react'
import type { SceneName } from './art/scene.tsx'
import { Scene } from './art/scene.tsx'
import { cx } from './cx.ts'

export interface EmptyStateProps {
  scene: Extract<SceneName, `empty-${string}`>
  title?: string | undefined
  /** The level of the title; `p` where it is no heading of the page. */
  titleAs?: 'h2' | 'h3' | 'p' | undefined
  children?: ReactNode
  /** At most one button. */
  action?: ReactNode
  /** Smaller, for a panel or a column. */
  compact?: boolean | undefined
  className?: string | undefined
}

export function EmptyState({ scene, title, titleAs: Title = 'h2', children, ...props }: EmptyStateProps) {
  const { action, compact = false, className } = props
  return (
    <div
      className={cx(
        'grid content-start justify-items-center gap-2 text-center',
        compact ? 'px-2 py-[18px]' : 'px-6 py-8',
        className,
      )}
    >
      <Scene name={scene} className="w-full max-w-[260px]" />
      {title && <Title className="font-text text-body font-[620] tracking-normal">{title}</Title>}
      {children && <p className={cx('max-w-[40ch] text-ink-soft', compact && 'text-small')}>{children}</p>}
      {action}
    </div>
  )
}
