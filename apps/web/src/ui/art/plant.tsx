import { cx } from '../cx.ts'
import type { PlantName } from './plant-names.ts'

// A file each: a page fetches and reads the plants that it shows, and no others.
const FILES = import.meta.glob<string>('./plants/*.svg', { eager: true, query: '?url', import: 'default' })

interface PlantProps {
  name: PlantName
  /** Names the drawing where nothing beside it does. Without, it is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
}

/** One plant of the library. Its size comes by class; some leaves reach past the box, so it does not clip. */
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
