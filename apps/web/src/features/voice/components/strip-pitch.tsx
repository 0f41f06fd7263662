import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Measures } from '../figures.ts'
import { pitchPath, type StripLayout } from '../strip-layout.ts'

type StripPitchProps = { measures: Measures; layout: StripLayout; numberClass: string }

/** Longer ribbons would be a solid block. */
const LONG_SECONDS = 90

/** Pitch around its median. */
export function StripPitch({ measures, layout, numberClass }: StripPitchProps) {
  const words = useWords(voiceResultsWords).strip
  const { pitchLane, left, right } = layout
  const path = pitchPath(measures, layout)
  return (
    <g>
      <path d={`M${left} ${pitchLane.middle}H${right}`} className="stroke-chart-grid" />
      <text x={left - 6} y={pitchLane.top + 8} textAnchor="end" className={numberClass}>
        +8
      </text>
      <text x={left - 6} y={pitchLane.bottom + 2} textAnchor="end" className={numberClass}>
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
        <text
          x={(left + right) / 2}
          y={pitchLane.middle + 5}
          textAnchor="middle"
          className="fill-ink-soft font-display text-[.875rem] italic"
        >
          {words.noPitch}
        </text>
      )}
    </g>
  )
}
