import { minutesAndSeconds } from '../../../lib/duration.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import type { Measures } from '../figures.ts'
import {
  type Band,
  bandLabelHeight,
  keyPoint,
  labelPlace,
  pacePath,
  pitchPath,
  type StripLayout,
} from '../strip-layout.ts'

const NOTE = 'fill-ink-soft font-display text-[.875rem] italic'
export const NUMBER = 'fill-ink-faint font-display text-[.9063rem] [font-variant-numeric:lining-nums_tabular-nums]'

type StripPaceProps = { measures: Measures; band: Band; layout: StripLayout; context: string }

/** Pace in words a minute, with the context's usual range. */
export function StripPace({ measures, band, layout, context }: StripPaceProps) {
  const words = useWords(voiceResultsWords).strip
  const { pace, left, right, x, paceLane, isNarrow } = layout
  const path = pacePath(layout)
  const point = keyPoint(measures, band)
  const at = point && { x: x((point.start + point.end) / 2), y: pace(point.wordsPerMinute) }
  const bandText = words.band({ context, low: String(band.low), high: String(band.high) })
  const label = point && labelPlace(point, layout)
  return (
    <g>
      {[band.low, band.high].map((edge) => (
        <g key={edge}>
          <path d={`M${left} ${pace(edge)}H${right}`} className="stroke-chart-grid" />
          <text x={left - 6} y={pace(edge) + 4.5} textAnchor="end" className={NUMBER}>
            {edge}
          </text>
        </g>
      ))}
      {path === '' && (
        <text x={(left + right) / 2} y={(paceLane.top + paceLane.bottom) / 2 + 5} textAnchor="middle" className={NOTE}>
          {words.noPace}
        </text>
      )}
      <path d={path} fill="none" strokeWidth={2.5} strokeLinecap="round" className="stroke-ink" />
      {path !== '' && !isNarrow && (
        <text
          x={right - 6}
          y={bandLabelHeight(bandText, band, layout)}
          textAnchor="end"
          className={cx(NOTE, 'stroke-4 stroke-surface-raised [paint-order:stroke]')}
        >
          {bandText}
        </text>
      )}
      {at && label && (
        <>
          <circle cx={at.x} cy={at.y} r={5.5} strokeWidth={2} className="fill-sun stroke-surface-raised" />
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className="fill-ink stroke-surface-raised stroke-4 font-display text-[.9375rem] italic [paint-order:stroke]"
          >
            {words.point({
              pace: String(Math.round(point.wordsPerMinute)),
              at: minutesAndSeconds((point.start + point.end) / 2),
            })}
          </text>
        </>
      )}
    </g>
  )
}

/** Longer ribbons would be a solid block. */
const LONG_SECONDS = 90

export function StripPitch({ measures, layout }: { measures: Measures; layout: StripLayout }) {
  const words = useWords(voiceResultsWords).strip
  const { pitchLane, left, right } = layout
  const path = pitchPath(measures, layout)
  return (
    <g>
      <path d={`M${left} ${pitchLane.middle}H${right}`} className="stroke-chart-grid" />
      <text x={left - 6} y={pitchLane.top + 8} textAnchor="end" className={NUMBER}>
        +8
      </text>
      <text x={left - 6} y={pitchLane.bottom + 2} textAnchor="end" className={NUMBER}>
        −8
      </text>
      <path
        d={path}
        fill="none"
        strokeWidth={measures.durationSeconds > LONG_SECONDS ? 1.5 : 3}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-chart-3"
      />
      {path === '' && (
        <text x={(left + right) / 2} y={pitchLane.middle + 5} textAnchor="middle" className={NOTE}>
          {words.noPitch}
        </text>
      )}
    </g>
  )
}
