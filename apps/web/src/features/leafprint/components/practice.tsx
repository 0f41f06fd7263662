import { useQuery } from '@tanstack/react-query'
import type { VoiceTake } from '@understory/contract/voice-take'
import { dashboardQuery } from '../../../api/dashboard.ts'
import { dateOf, longDay } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leafprint.ts'
import { LOCALE } from '../../../lib/words/en/locale.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { TREND_SCORES, TREND_SIZE, type TrendScore, trendLine, trendOf } from '../trend.ts'

/** What was practiced on the server beside the words of this browser. */
export function PracticeCounts() {
  const words = useWords(leafPrint).practice
  const { data, isError } = useQuery(dashboardQuery)
  const rows = data && [
    [words.chats, data.conversations],
    [words.voice, data.voiceAnalyses],
    [words.text, data.textAnalyses],
  ]
  return (
    <Card
      quiet
      aria-labelledby="practice"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4"
    >
      <div className="min-w-[220px] flex-1">
        <h2 id="practice" className="text-h3">
          {words.heading}
        </h2>
        <p className="text-small text-ink-soft">{isError ? words.failed : sentence()}</p>
      </div>
      <dl className="flex min-h-[58px] flex-wrap gap-x-10 gap-y-3">
        {rows?.map(([name, count]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="num text-[1.625rem]/[1.2]">{count?.toLocaleString(LOCALE)}</dd>
          </div>
        ))}
      </dl>
      {data && <Trends takes={data.recentVoice} />}
    </Card>
  )

  function sentence(): string {
    if (!data) return words.lead
    if (data.conversations + data.voiceAnalyses + data.textAnalyses === 0) return words.none
    return data.lastPracticedAt
      ? `${words.lead} ${words.last(longDay(dateOf(new Date(data.lastPracticedAt))))}`
      : words.lead
  }
}

/** Where the newest recordings are going, a line for each score that has two readings or more. */
function Trends({ takes }: { takes: readonly VoiceTake[] }) {
  const words = useWords(leafPrint).practice
  const trends = TREND_SCORES.map((score) => ({ score, values: trendOf(takes, score) })).filter(
    ({ values }) => values.length > 0,
  )
  if (trends.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-end gap-x-10 gap-y-4 border-t border-line pt-4">
      {trends.map(({ score, values }) => (
        <Trend key={score} score={score} values={values} />
      ))}
      <p className="note ms-auto">{words.trendNote}</p>
    </div>
  )
}

function Trend({ score, values }: { score: TrendScore; values: readonly number[] }) {
  const words = useWords(leafPrint).practice
  const { d, end } = trendLine(values)
  const rounded = values.map((value) => Math.round(value))
  return (
    <div className="flex items-center gap-4">
      <div>
        <p className="text-small text-ink-soft">{words.trends[score]}</p>
        <p className="num text-[1.625rem]/[1.2]">{rounded.at(-1)}</p>
      </div>
      <svg
        role="img"
        aria-label={words.trend(words.trends[score], rounded.join(', '))}
        viewBox={`0 0 ${TREND_SIZE.width} ${TREND_SIZE.height}`}
        className="h-11 w-40"
      >
        <path d={`M0 ${TREND_SIZE.height - 0.5}H${TREND_SIZE.width}`} className="stroke-chart-grid" />
        <path d={d} className="fill-none stroke-chart-1 stroke-2" />
        <circle cx={end[0]} cy={end[1]} r={4} className="fill-chart-1" />
      </svg>
    </div>
  )
}
