import { useState } from 'react'
import type { SproutLog } from '../../../lib/growth.ts'
import { listOf } from '../../../lib/list-of.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { type EntryReading, readInsights } from '../insights.ts'
import { newTopWords } from '../search-logs.ts'
import type { Entry } from '../use-entry.ts'
import { gradeText, percent } from './insight-line.tsx'

type InsightsProps = {
  entry: Entry
  text: () => string
  logs: readonly SproutLog[]
  reading: EntryReading | null
  onReading: (reading: EntryReading) => void
}

type State = 'resting' | 'reading' | 'failed'

/** Analyzes the entry on request: grade, tone, variety and new top words. */
export function Insights({ entry, text, logs, reading, onReading }: InsightsProps) {
  const words = useWords(wordLog).insights
  const [state, setState] = useState<State>('resting')
  const isStale = reading !== null && reading.version !== entry.version
  if (entry.counts.wordCount === 0) return null

  async function read() {
    setState('reading')
    const { version, counts } = entry
    try {
      const { isEnglish, ...figures } = await readInsights(text())
      onReading({ insights: { ...figures, newWords: newTopWords(counts.topWords, logs) }, isEnglish, version })
      setState('resting')
    } catch {
      recordEvent('insights', 'reader-failed')
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="insights" className="mt-7 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="insights" className="text-[1.3125rem]">
          {words.heading}
        </h2>
        {(reading === null || isStale) && (
          <Button busy={state === 'reading'} busyLabel={words.busy} onClick={read}>
            {isStale ? words.again : words.open}
          </Button>
        )}
      </div>
      <div role="status">
        {state === 'failed' && <p className="mt-2 text-small text-berry-ink">{words.failed}</p>}
        {isStale && <p className="mt-2 note">{words.stale}</p>}
        {reading ? <Figures reading={reading} /> : <p className="mt-1 text-small text-ink-soft">{words.lead}</p>}
      </div>
    </section>
  )
}

function Figures({ reading: { insights, isEnglish } }: { reading: EntryReading }) {
  const words = useWords(wordLog).insights
  const { gradeLevel, variety, tone, newWords } = insights
  const rows = [
    [words.grade, gradeLevel === null ? words.unknown : words.gradeText(gradeText(gradeLevel))],
    [words.tone, toneText()],
    [
      words.variety,
      variety === null ? (isEnglish ? words.varietyShort : words.unknown) : words.varietyText(percent(variety)),
    ],
    [words.fresh, newWords.length > 0 ? newWords.join(', ') : words.freshNone],
  ] as const

  function toneText(): string {
    if (tone === null) return words.unknown
    return tone.length === 0 ? words.even : listOf(tone.map((trait) => words.traits[trait]))
  }

  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-display [overflow-wrap:anywhere] [font-variant-numeric:lining-nums]">{value}</dd>
          </div>
        ))}
      </dl>
      {!isEnglish && <p className="mt-2 text-small text-ink-soft">{words.english}</p>}
    </>
  )
}
