import type { ToneReading } from '../tone.ts'

type ToneTrackProps = {
  tone: ToneReading
  /** 0 to 100. */
  usual?: { low: number; high: number } | undefined
  /** Range of the wanted step, 0 to 100. */
  wanted?: { low: number; high: number } | undefined
  label: string
  valueText: string
}

/**
 * A tone on a line between two poles. Positions are SVG attributes, because the content security policy blocks style
 * attributes.
 */
export function ToneTrack({ tone, usual, wanted, label, valueText }: ToneTrackProps) {
  const { place, low, high } = tone
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers draw the inside of <meter> each in its own way
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(place)}
      aria-valuetext={valueText}
    >
      <svg aria-hidden="true" className="block h-7 w-full overflow-visible rtl:-scale-x-100">
        <rect x="0" y="9" width="100%" height="10" rx="5" className="fill-surface-sunk stroke-line" />
        {usual && (
          <rect
            x={`${usual.low}%`}
            y="9"
            width={`${usual.high - usual.low}%`}
            height="10"
            rx="4"
            className="fill-chart-band"
          />
        )}
        {wanted && (
          <rect
            x={`${wanted.low}%`}
            y="5"
            width={`${wanted.high - wanted.low}%`}
            height="18"
            rx="5"
            strokeDasharray="4 3"
            className="fill-none stroke-2 stroke-info"
          />
        )}
        <line x1={`${low}%`} x2={`${high}%`} y1="14" y2="14" className="stroke-2 stroke-leaf" />
        <svg x={`${place}%`} y="14" overflow="visible" aria-hidden="true">
          <path
            d="M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z"
            className="fill-leaf stroke-3 stroke-surface-raised forced-colors:fill-[Highlight]"
          />
        </svg>
      </svg>
    </div>
  )
}
