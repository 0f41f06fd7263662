import type { SproutLogSummary } from '@understory/contract/sharing'
import { whole } from '../../../lib/figures.ts'
import { stageOf } from '../../../lib/leafprint.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Meter } from '../../../ui/meter.tsx'
import { FigureList } from './figure-list.tsx'

export function SproutFigures({ sprout }: { sprout: SproutLogSummary }) {
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
