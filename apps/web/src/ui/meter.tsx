import { cx } from './cx.ts'

interface MeterProps {
  /** Accessible name. */
  label: string
  value: number
  max?: number | undefined
  /** The value in words, if the number isn't clear. */
  valueText?: string | undefined
  className?: string | undefined
}

export function Meter({ label, value, max = 100, valueText, className }: MeterProps) {
  const held = Math.min(Math.max(value, 0), max)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers draw the inside of <meter> each in its own way
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={held}
      aria-valuetext={valueText}
      className={cx('h-2.5 overflow-hidden rounded-[3px_10px_3px_10px] bg-chart-band forced-colors:border', className)}
    >
      {/* SVG width attribute, because the content security policy blocks style attributes. */}
      <svg aria-hidden="true" className="size-full rtl:-scale-x-100">
        <foreignObject width={`${max > 0 ? (100 * held) / max : 0}%`} height="100%">
          <div className="h-full rounded-[3px_10px_3px_10px] bg-chart-1 forced-colors:bg-[Highlight]" />
        </foreignObject>
      </svg>
    </div>
  )
}
