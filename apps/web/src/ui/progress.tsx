import { cx } from './cx.ts'

interface ProgressProps {
  /** Accessible name. */
  label: string
  value: number
  max?: number | undefined
  className?: string | undefined
}

const BAR =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-[3px] border-0 bg-line ' +
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-[3px] [&::-webkit-progress-value]:bg-leaf ' +
  'forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight] ' +
  '[&::-moz-progress-bar]:rounded-[3px] [&::-moz-progress-bar]:bg-leaf'

export function Progress({ label, value, max = 100, className }: ProgressProps) {
  return (
    <progress aria-label={label} max={max} value={Math.min(Math.max(value, 0), max)} className={cx(BAR, className)} />
  )
}
