import { cx } from './cx.ts'
import { ICONS, type IconName } from './icons.ts'

interface IconProps {
  name: IconName
  /** `md`: 20 px; `sm`: 16 px with a heavier line. Other sizes by class. */
  size?: 'sm' | 'md'
  className?: string | undefined
}

// Mirrored in right-to-left layouts.
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['left', 'right', 'back', 'fwd', 'undo'])

export function Icon({ name, size = 'md', className }: IconProps) {
  const pixels = size === 'sm' ? 16 : 20
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'sm' ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('flex-none', DIRECTIONAL.has(name) && 'rtl:-scale-x-100', className)}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
