import { cx } from '../cx.ts'
import type { PlantName } from './plant-names.ts'

// Separate files, so that a page loads only the plants it shows.
const FILES = import.meta.glob<string>('./plants/*.svg', { eager: true, query: '?url', import: 'default' })

interface PlantProps {
  name: PlantName
  /** Accessible name; without it, the drawing is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
}

/** Sized by class. Some leaves reach past the box, so it doesn't clip. */
export function Plant({ name, label, className }: PlantProps) {
  const drawing = <use href={`${FILES[`./plants/${name}.svg`]}#plant`} />
  const shared = { viewBox: '0 0 160 200', className: cx('overflow-visible', className) }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  )
}
