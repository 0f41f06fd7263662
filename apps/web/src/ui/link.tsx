import { cx } from './cx.ts'

export function linkClass(className?: string): string {
  return cx(
    'text-leaf-ink underline decoration-[1.5px] underline-offset-[.22em] hover:decoration-current',
    'decoration-[color-mix(in_oklab,var(--leaf-ink)_35%,transparent)]',
    className,
  )
}
