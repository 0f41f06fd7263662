import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../../api/dashboard.ts'
import { whole } from '../../../lib/figures.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Trends } from './trends.tsx'

export function Practice() {
  const words = useWords(leafPrint).practice
  const { data, isError } = useQuery(dashboardQuery)
  const rows: readonly (readonly [name: string, count: number])[] | undefined = data && [
    [words.chats, data.conversations],
    [words.voice, data.voiceAnalyses],
    [words.text, data.textAnalyses],
  ]
  return (
    <>
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
              <dd className="num text-[1.625rem]/[1.2]">{whole(count)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {data && <Trends {...data} />}
    </>
  )

  function sentence(): string {
    if (!data) return words.lead
    if (data.conversations + data.voiceAnalyses + data.textAnalyses === 0) return words.none
    return data.lastPracticedAt ? `${words.lead} ${words.last(longDayAt(data.lastPracticedAt))}` : words.lead
  }
}
