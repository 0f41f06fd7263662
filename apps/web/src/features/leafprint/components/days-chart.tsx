import { scaleBand, scaleLinear } from 'd3-scale'
import { whole } from '../../../lib/figures.ts'
import type { DayWords } from '../../../lib/growth.ts'
import { longDay, shortDay } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { TableAlternative } from '../../../ui/table-alternative.tsx'

const SHOWN_DAYS = 30
const WIDTH = 620
const HEIGHT = 336
const FLOOR = 288
const CEILING = 26
const START = 52
/** Maximum number of labeled bars. */
const LABELLED_BARS = 10

/** Words per recent day; the longest bar stands out. */
export function DaysChart({ days }: { days: readonly DayWords[] }) {
  const words = useWords(leafPrint).chart
  const shown = days.slice(-SHOWN_DAYS)
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <Card aria-labelledby="days-chart">
      <CardHead
        note={
          first && last && first !== last
            ? words.range({ first: shortDay(first.date), last: shortDay(last.date) })
            : undefined
        }
      >
        <h2 id="days-chart">{words.heading}</h2>
      </CardHead>
      <Bars days={shown} />
      <TableAlternative
        label={words.table}
        caption={days.length > shown.length ? words.newest(String(SHOWN_DAYS)) : words.heading}
        showsCaption={days.length > shown.length}
        columns={[words.dayColumn, words.wordsColumn]}
        rows={shown.toReversed().map((day) => ({
          key: day.date,
          head: longDay(day.date),
          cells: [whole(day.words)],
        }))}
      />
    </Card>
  )
}

function Bars({ days }: { days: readonly DayWords[] }) {
  const words = useWords(leafPrint).chart
  const most = Math.max(...days.map((day) => day.words), 1)
  const heights = scaleLinear([0, most], [FLOOR, CEILING]).nice(3)
  const places = scaleBand(
    days.map(({ date }) => date),
    [START, WIDTH],
  )
    .paddingInner(0.42)
    .paddingOuter(0.1)
  const width = Math.min(places.bandwidth(), 46)
  const each = Math.ceil(days.length / 9)
  const fullest = days.findIndex((day) => day.words === most)
  const name = words.name(days.map((day) => words.day({ day: shortDay(day.date), words: whole(day.words) })).join(', '))
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full overflow-visible font-display text-[14.5px] max-md:text-[27px] print:text-[14.5px]"
    >
      {heights.ticks(3).map((tick) => (
        <g key={tick}>
          <path d={`M46 ${heights(tick)}H${WIDTH}`} className="stroke-chart-grid" />
          <text
            x={38}
            y={heights(tick) + 5}
            textAnchor="end"
            className="fill-ink-soft [font-variant-numeric:lining-nums]"
          >
            {whole(tick)}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const x = (places(day.date) ?? 0) + (places.bandwidth() - width) / 2
        const isLabelled = index === fullest || days.length <= LABELLED_BARS
        return (
          <g key={day.date}>
            <path
              d={barPath(x, heights(day.words), width)}
              className={index === fullest ? 'fill-chart-2' : 'fill-chart-1'}
            />
            {isLabelled && (
              <text
                x={x + width / 2}
                y={heights(day.words) - 8}
                textAnchor="middle"
                className={cx(
                  'fill-ink font-medium [font-variant-numeric:lining-nums]',
                  index !== fullest && 'max-md:hidden',
                )}
              >
                {whole(day.words)}
              </text>
            )}
            {index % each === 0 && (
              <text
                x={x + width / 2}
                y={316}
                textAnchor="middle"
                className={cx(
                  'fill-ink-soft [font-variant-numeric:lining-nums]',
                  (index / each) % 3 !== 0 && 'max-md:hidden',
                )}
              >
                {dayLabel(day.date, index === 0 || day.date.endsWith('-01'))}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Flat bottom, leaf-shaped top. */
function barPath(x: number, top: number, width: number): string {
  const bend = Math.min(20, FLOOR - top)
  const right = (x + width).toFixed(1)
  return `M${x.toFixed(1)} ${FLOOR}V${(top + bend).toFixed(1)}C${x.toFixed(1)} ${(top + bend * 0.3).toFixed(1)} ${(x + width * 0.33).toFixed(1)} ${top.toFixed(1)} ${right} ${top.toFixed(1)}V${FLOOR}z`
}

function dayLabel(date: string, withMonth: boolean): string {
  return withMonth ? shortDay(date) : String(Number(date.slice(8)))
}
