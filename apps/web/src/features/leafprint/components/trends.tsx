import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '@understory/contract/dashboard'
import { textResultsQuery } from '../../../api/text.ts'
import { voiceTakesQuery } from '../../../api/voice.ts'
import { longDay, shortDay } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import {
  CHART,
  chartOf,
  type Figure,
  type Readings,
  shownValue,
  type Trend,
  textReadings,
  trendsOf,
  voiceReadings,
} from '../trends.ts'

export function Trends({ textAnalyses, voiceAnalyses }: Pick<Dashboard, 'textAnalyses' | 'voiceAnalyses'>) {
  const words = useWords(leafPrint).trends
  const leaves = useStored(leavesDisfluency)
  const texts = useQuery({ ...textResultsQuery, enabled: textAnalyses > 0 })
  const takes = useQuery({ ...voiceTakesQuery(), enabled: voiceAnalyses > 0 })
  if (textAnalyses + voiceAnalyses === 0) return null
  return (
    <Card aria-labelledby="trends" className="mt-6 grid gap-6">
      <div className="grid gap-1">
        <h2 id="trends">{words.heading}</h2>
        <p className="max-w-[64ch] text-ink-soft">{texts.isError || takes.isError ? words.failed : words.lead}</p>
      </div>
      {texts.data && <Group title={words.texts} {...textReadings(texts.data)} />}
      {takes.data && <Group title={words.voice} {...voiceReadings(takes.data, leaves)} />}
    </Card>
  )
}

function Group({ title, ...readings }: Readings & { title: string }) {
  const words = useWords(leafPrint)
  const trends = trendsOf(readings)
  const [first, last] = [readings.readings[0], readings.readings.at(-1)]
  if (!first || !last || trends.length === 0) return null
  return (
    <section className="border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{title}</h3>
        {first.date !== last.date && (
          <span className="note">{words.chart.range({ first: shortDay(first.date), last: shortDay(last.date) })}</span>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-3 gap-x-8 gap-y-6 max-md:grid-cols-[minmax(0,1fr)] print:grid-cols-2">
        {trends.map((trend) => (
          <li key={trend.figure}>
            <TrendChart trend={trend} />
          </li>
        ))}
      </ul>
      <ReadingsTable title={title} {...readings} />
    </section>
  )
}

export function TrendChart({ trend }: { trend: Trend }) {
  const words = useWords(leafPrint).trends
  const { figure, values, direction } = trend
  const { points, line, middle, from, to } = chartOf(trend)
  const shown = values.map((value) => shownValue(figure, value))
  return (
    <>
      <p className="flex items-baseline gap-2.5">
        <span>{words.figures[figure]}</span>
        <span className="num text-[1.625rem]/[1.2]">{shown.at(-1)}</span>
        <span className="note ms-auto">{words.directions[direction]}</span>
      </p>
      <svg
        role="img"
        aria-label={words.name({
          figure: words.figures[figure],
          values: shown.join(', '),
          direction: words.directions[direction],
        })}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className="mt-1 h-auto w-full"
      >
        <path
          d={`M0 .5H${CHART.width}M0 ${middle}H${CHART.width}M0 ${CHART.height - 0.5}H${CHART.width}`}
          className="stroke-chart-grid"
        />
        <text x={0} y={10} className="fill-ink-soft text-[9px]">
          {to}
        </text>
        <text x={0} y={CHART.height - 4} className="fill-ink-soft text-[9px]">
          {from}
        </text>
        {line && <path d={line} className="fill-none stroke-chart-1 stroke-[1.5]" />}
        {points.map(([x, y], at) => (
          <circle key={x} cx={x} cy={y} r={at === points.length - 1 ? 4.5 : 2.5} className="fill-chart-1" />
        ))}
      </svg>
    </>
  )
}

function ReadingsTable({ title, figures, readings }: Readings & { title: string }) {
  const words = useWords(leafPrint).trends
  const told = (figure: Figure, value: number | null | undefined) =>
    typeof value === 'number' ? shownValue(figure, value) : words.unknown
  return (
    <TableAlternative
      label={words.table}
      caption={title}
      columns={[words.day, ...figures.map((figure) => words.figures[figure])]}
      rows={readings.toReversed().map(({ id, date, values }) => ({
        key: id,
        head: longDay(date),
        cells: figures.map((figure, at) => told(figure, values[at])),
      }))}
    />
  )
}
