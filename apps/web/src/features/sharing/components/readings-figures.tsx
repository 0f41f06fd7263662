import type { SharedReading, SharedReadings } from '@understory/contract/sharing'
import { shortDayAt } from '../../../lib/local-day.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Meter } from '../../../ui/meter.tsx'
import { clarityTrend } from '../trend.ts'
import { FigureList } from './figure-list.tsx'

/** The newest reading of a branch in figures, then the earlier ones as a table. */
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
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{figures.trend}</summary>
      <div className="overflow-x-auto">
        <table className="w-full text-start text-small">
          <thead>
            <tr>
              <th className="py-1 pe-3 text-start">{figures.when}</th>
              {columns.map((name) => (
                <th key={name} className="py-1 pe-3 text-start">
                  {figures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.map((reading) => (
              <tr key={reading.id} className="border-t border-line">
                <td className="py-1.5 pe-3">{`${shortDayAt(reading.createdAt)}, ${figures.kind[reading.kind].toLowerCase()}`}</td>
                {columns.map((name) => (
                  <td key={name} className="num py-1.5 pe-3">
                    {reading[name] === null ? figures.unknown : Math.round(reading[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function scoreFigure(label: string, value: number | null, words: { ofHundred: string; unknown: string }) {
  return value === null ? { label, value: words.unknown } : { label, value: Math.round(value), unit: words.ofHundred }
}
