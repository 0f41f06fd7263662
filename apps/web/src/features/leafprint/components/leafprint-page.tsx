import { type ReactNode, useDeferredValue, useRef } from 'react'
import { whole } from '../../../lib/figures.ts'
import type { TopWord } from '../../../lib/growth.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { type LeafPrint, useLeafPrint } from '../use-leafprint.ts'
import { DaysChart } from './days-chart.tsx'
import { PastLogs } from './past-logs.tsx'
import { Plate } from './plate.tsx'
import { Practice } from './practice.tsx'
import { Reading } from './reading.tsx'
import { SavePicture } from './save-picture.tsx'
import { StagePath } from './stage-path.tsx'
import { TreeSummary } from './tree-summary.tsx'

type PageProps = {
  title: string
  notice?: ReactNode
  /** Number of past talks, and what is shown about them. */
  fruits: number
  talks: ReactNode
}

/** The tree grown from the person's words, with its figures. */
export function LeafPrintPage({ title, notice, fruits, talks }: PageProps) {
  const print = useLeafPrint(fruits)
  // The final height from the start, so that nothing below moves.
  return (
    <div className="page-width min-h-[1624px] pt-6 pb-24">
      {notice}
      {print ? <Grown print={print} talks={talks} /> : <Waiting title={title} />}
    </div>
  )
}

/** Placeholder until the browser's logs are read. */
function Waiting({ title }: { title: string }) {
  const words = useWords(leafPrint)
  return (
    <div className="lg:ms-auto lg:w-[372px] lg:pt-[220px]">
      <p className="note">{words.note}</p>
      <h1 className="mt-2 mb-4 text-[clamp(2.25rem,1.4rem+2.6vw,3.375rem)]/[1]">{title}</h1>
      <p className="text-lead text-pretty text-ink-soft">{words.waiting}</p>
    </div>
  )
}

function Grown({ print, talks }: { print: LeafPrint; talks: ReactNode }) {
  const drawing = useRef<SVGSVGElement>(null)
  const { stage, growth, logs, isSample } = print
  // The tree renders first and the figures next, to keep slow phones responsive.
  const hasFigures = useDeferredValue(true, false)
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)_372px] items-end gap-12 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-4">
        <figure
          key={stage.species}
          className="animate-grow lg:-ms-10 max-md:-mx-(--margin) max-md:overflow-x-clip max-md:px-(--margin)"
        >
          <Plate print={print} ref={drawing} />
          <TopWords words={print.topWords} />
          {!isSample && (
            <div className="mt-4 flex justify-center lg:hidden">
              <SavePicture drawing={drawing} nickname={stage.nickname} />
            </div>
          )}
        </figure>
        <TreeSummary print={print} drawing={drawing} />
      </section>
      {hasFigures && (
        <>
          <Reading print={print} />
          <StagePath stage={stage} words={growth.words} />
          {talks}
          <div className="mt-12 grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-6 max-lg:grid-cols-[minmax(0,1fr)]">
            <DaysChart days={growth.days} />
            <PastLogs logs={logs} isSample={isSample} />
          </div>
          <Practice />
        </>
      )}
    </>
  )
}

/** For phones, which have no room for labels beside the tree. */
function TopWords({ words }: { words: readonly TopWord[] }) {
  return (
    <ul className="mt-3.5 flex flex-wrap justify-center gap-2 md:hidden">
      {words.map(({ word, count }) => (
        <li
          key={word}
          className="rounded-[3px_14px_3px_14px] bg-sun-soft px-3.5 py-1 font-display text-[1.0625rem]/[1.4] [overflow-wrap:anywhere]"
        >
          <b className="font-medium">{word}</b> <span className="num text-sun-ink">{whole(count)}</span>
        </li>
      ))}
    </ul>
  )
}
