import type { ReactNode } from 'react'
import { Scene, type SceneName } from './art/scene.tsx'
import { cx } from './cx.ts'
import { ExampleRow } from './example-row.tsx'

interface EmptyStateProps {
  scene: Extract<SceneName, `empty-${string}`>
  title?: string | undefined
  /** `p` if it isn't a heading. */
  titleAs?: 'h2' | 'h3' | 'p' | undefined
  children?: ReactNode
  /** What the list looks like with an item. */
  example?: { readonly label: string; readonly title: string; readonly text: string } | undefined
  /** At most one button. */
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ scene, title, titleAs: Title = 'h2', children, ...props }: EmptyStateProps) {
  const { action, example, className } = props
  return (
    <div className={cx('grid content-start justify-items-center gap-2 px-6 py-8 text-center', className)}>
      <Scene name={scene} className="w-full max-w-[260px]" />
      {title && <Title className="font-text text-body font-[620] tracking-normal">{title}</Title>}
      {children && <p className="max-w-[40ch] text-ink-soft">{children}</p>}
      {action}
      {example && (
        <div className="mt-4 grid w-full justify-items-center">
          <ExampleRow example={example} />
        </div>
      )}
    </div>
  )
}
