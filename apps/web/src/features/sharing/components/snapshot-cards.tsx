import type {
  ShareableBranch,
  SharedReading,
  SharedReadings,
  Snapshot,
  SproutLogSummary,
} from '@understory/contract/sharing'
import type { ReactNode } from 'react'
import { whole } from '../../../lib/figures.ts'
import { stageOf } from '../../../lib/leafprint.ts'
import { shortDayAt } from '../../../lib/local-day.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import { PLANT_OF } from '../branches.ts'
import { clarityTrend } from '../trend.ts'

export function SnapshotCards({ branches, snapshot }: { branches: readonly ShareableBranch[]; snapshot: Snapshot }) {
  const words = useWords(sharing)
  return branches.map((branch) => (
    <Card key={branch} aria-labelledby={`shared-${branch}`} className="grid gap-4">
      <div className="flex items-center gap-3">
        <Plant name={PLANT_OF[branch]} className="h-12" />
        <h2 id={`shared-${branch}`}>{words.branches[branch]}</h2>
      </div>
      <BranchFigures branch={branch} snapshot={snapshot} />
    </Card>
  ))
}

function BranchFigures({ branch, snapshot }: { branch: ShareableBranch; snapshot: Snapshot }) {
  const words = useWords(sharedView).figures
  if (branch === 'word-counter') {
    const sprout = snapshot['word-counter']
    return sprout ? <SproutFigures sprout={sprout} /> : <p className="text-ink-soft">{words.none}</p>
  }
  if (branch === 'astrology') {
    const sections = snapshot.astrology?.sectionsRead ?? []
    if (sections.length === 0) return <p className="text-ink-soft">{words.none}</p>
    return (
      <dl>
        <dt className="text-small text-ink-soft">{words.sections}</dt>
        <dd className="font-display text-h3 capitalize">
          {sections.map((name) => name.replaceAll('-', ' ')).join(', ')}
        </dd>
      </dl>
    )
  }
  const readings = snapshot[branch]
  if (!readings || readings.readings.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return <ReadingsFigures readings={readings} />
}

function SproutFigures({ sprout }: { sprout: SproutLogSummary }) {
  const words = useWords(sharedView)
  const most = Math.max(...sprout.topWords.map(({ count }) => count), 1)
  const perDay = whole(Math.round(sprout.totalWords / Math.max(1, sprout.dayCount)))
  return (
    <>
      <FigureList
        figures={[
          { label: words.figures.totalWords, value: whole(sprout.totalWords) },
          { label: words.figures.daysLogged, value: sprout.dayCount },
          { label: words.figures.stage, value: stageOf(sprout.totalWords).nickname },
        ]}
      />
      <p>
        <b>{words.insight.heading}:</b> {words.insight.words(perDay)}
      </p>
      {sprout.topWords.length > 0 && (
        <ul className="grid gap-2" aria-label={words.figures.topWords}>
          {sprout.topWords.slice(0, 5).map(({ word, count }) => (
            <li key={word} className="grid grid-cols-[96px_1fr_auto] items-center gap-3">
              <span className="truncate font-display">{word}</span>
              <Meter label={word} value={count} max={most} valueText={String(count)} />
              <span className="num min-w-[3ch] text-end">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The newest figures of a branch, and a table of earlier ones. */
function ReadingsFigures({ readings: { recordings, texts, readings } }: { readings: SharedReadings }) {
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

type Figure = { label: string; value: ReactNode; unit?: string | undefined }

function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 border-b border-line pb-4 last:border-0 last:pb-0 md:grid-cols-3">
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="num font-display text-h2">
            {value} {unit && <span className="text-small italic">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
