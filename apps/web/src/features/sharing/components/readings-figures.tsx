import type { SharedReading, SharedReadings } from '@understory/contract/sharing'
import { shortDayAt } from '../../../lib/local-day.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Meter } from '../../../ui/meter.tsx'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import { clarityTrend } from '../trend.ts'
import { FigureList } from './figure-list.tsx'

/** The newest figures of a branch, and a table of earlier ones. */
export function ReadingsFigures({ readings: { recordings, texts, readings } }: { readings: SharedReadings }) {
  const words = useWords(sharedView)
  const { figures, insight } = words
  const newest = (name: 'pace' | 'clarity' | 'warmth' | 'confidence') =>
    readings.find((reading) => reading[name] !== null)?.[name] ?? null
  const trend = clarityTrend(readings)
  return (
    <>
      <FigureList
        figures={[
          ...(recordings > 0 ? [scoreFigure(figures.pace, newest('pace'), figures)] : []),
          scoreFigure(figures.clarity, newest('clarity'), figures),
          recordings > 0 ? { label: figures.recordings, value: recordings } : { label: figures.texts, value: texts },
        ]}
      />
      {trend && (
        <p>
          <b>{insight.heading}:</b> {insight[trend]}
        </p>
      )}
      {(['warmth', 'confidence'] as const).map((name) => {
        const value = newest(name)
        return (
          value !== null && (
            <div key={name} className="grid gap-1">
              <p className="flex justify-between">
                <b>{figures[name]}</b>
                <span className="num font-display">{Math.round(value)}</span>
              </p>
              <Meter label={figures[name]} value={Math.round(value)} />
            </div>
          )
        )
      })}
      {readings.length > 1 && <EarlierReadings readings={readings} />}
    </>
  )
}

function EarlierReadings({ readings }: { readings: readonly SharedReading[] }) {
  const { figures } = useWords(sharedView)
  const columns = ['pace', 'clarity', 'warmth', 'confidence'] as const
  return (
    <div className="-m-1.5 overflow-x-auto p-1.5">
      <TableAlternative
        label={figures.trend}
        caption={figures.trend}
        columns={[figures.when, ...columns.map((name) => figures[name])]}
        rows={readings.map((reading) => ({
          key: reading.id,
          head: `${shortDayAt(reading.createdAt)}, ${figures.kind[reading.kind].toLowerCase()}`,
          cells: columns.map((name) => (reading[name] === null ? figures.unknown : String(Math.round(reading[name])))),
        }))}
      />
    </div>
  )
}

function scoreFigure(label: string, value: number | null, words: { ofHundred: string; unknown: string }) {
  return value === null ? { label, value: words.unknown } : { label, value: Math.round(value), unit: words.ofHundred }
}
