import { cx } from '../cx.ts'
import type { PlantName } from './plant-names.ts'

// Separate files, so that a page loads only the plants it shows.
const FILES = import.meta.glob<string>('./plants/*.svg', { eager: true, query: '?url', import: 'default' })

interface PlantProps {
  name: PlantName
  className?: string | undefined
}

/** Decorative and sized by class. Some leaves reach past the box, so it doesn't clip. */
export function Plant({ name, className }: PlantProps) {
  return (
    <svg viewBox="0 0 160 200" className={cx('overflow-visible', className)} aria-hidden="true">
      <use href={`${FILES[`./plants/${name}.svg`]}#plant`} />
    </svg>
  )
}
