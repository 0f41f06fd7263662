import type { ReactNode } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Sized by class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative overflow-hidden rounded-[8px] bg-surface-sunk after:absolute after:inset-0 after:animate-sweep',
        'after:bg-[linear-gradient(100deg,transparent_30%,color-mix(in_oklab,var(--surface-raised)_80%,transparent)_50%,transparent_70%)]',
        'motion-reduce:after:hidden',
        className,
      )}
    />
  )
}

/** Placeholders with a loading status, shown after 400 ms. */
export function SkeletonGroup({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const words = useWords(ui)
  return (
    <div role="status" className={cx('animate-wait', className)}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
