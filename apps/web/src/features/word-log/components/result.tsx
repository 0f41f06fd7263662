import type { ReactNode } from 'react'
import { whole } from '../../../lib/figures.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { WordCounts } from '../count-words.ts'

const SETTLED_MS = 1000
const PERCENT_PER_TIME = 8

type ResultProps = { counts: WordCounts; isCounting: boolean; children?: ReactNode }

export function Result({ counts, isCounting, children }: ResultProps) {
  const words = useWords(wordLog).result
  const { wordCount, topWords } = counts
  return (
    <Card
      aria-label={words.heading}
      className="flex flex-col overflow-hidden rounded-[20px]! px-[30px]! pt-7! pb-[26px]! max-md:px-5!"
    >
      <div className="relative flex min-h-[108px] items-end gap-3 border-b-[1.5px] border-art-key pb-4">
        <span className="num text-[5rem]/[.84] tracking-[-.03em] max-[380px]:text-[3.75rem]/[.84]">
          {whole(wordCount)}
        </span>
        <span className="note max-w-[7em] pb-0.5 leading-[1.2]!">
          {isCounting ? words.counting : words.words(wordCount)}
        </span>
        <Plant name="seedling" className="absolute end-1 -bottom-[5px] h-[118px] max-[420px]:h-[84px]" />
      </div>
      <div className="mt-[18px] flex items-baseline justify-between gap-4">
        <h2 className="text-[1.3125rem]">{words.top}</h2>
        <span className="note">{words.topNote}</span>
      </div>
      {topWords.length === 0 ? <p className="mt-3.5 text-ink-soft">{words.none}</p> : <TopWords topWords={topWords} />}
      {children}
      <SpokenCount count={wordCount} isCounting={isCounting} />
    </Card>
  )
}

function TopWords({ topWords }: Pick<WordCounts, 'topWords'>) {
  const words = useWords(wordLog).result
  return (
    <ul className="mt-3.5 grid gap-[15px]">
      {topWords.map(({ word, count }) => (
        <li key={word} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
          <b className="font-display text-[1.1875rem]/[1.25] font-medium [overflow-wrap:anywhere]" dir="auto">
            {word}
          </b>
          <span aria-hidden="true" className="num text-ink-soft">
            {whole(count)}
          </span>
          <Meter
            label={word}
            value={Math.min(100, count * PERCENT_PER_TIME)}
            valueText={words.times({ word, count })}
            className="col-span-full h-[11px]!"
          />
        </li>
      ))}
    </ul>
  )
}

/** Announces the count after typing stops. */
function SpokenCount({ count, isCounting }: { count: number; isCounting: boolean }) {
  const { spoken } = useWords(wordLog).result
  const said = isCounting || count === 0 ? '' : spoken(count)
  return <VisuallyHidden role="status">{useDebounced(said, SETTLED_MS, '')}</VisuallyHidden>
}
