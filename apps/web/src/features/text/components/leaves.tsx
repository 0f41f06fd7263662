import type { TextMetrics } from '@understory/contract/text-measures'
import { decimal } from '../../../lib/figures.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import { LONG_SENTENCE, longestSentence } from '../figures.ts'

const DRAWN = 120
/** Leaf spacing, minimum and maximum. */
const NARROW = 14
const WIDE = 34
const STRIP = 480
const HEIGHT = 96
/** Words at full height; longer sentences are cut and keep their number. */
const TALLEST = 50

/** One leaf per sentence, as high as the sentence is long; long ones are dotted. */
export function Leaves({ metrics }: { metrics: TextMetrics }) {
  const words = useWords(textWords).leaves
  const { sentenceLengths, meanSentenceWords } = metrics
  if (sentenceLengths.length < 2) return null
  const drawn = sentenceLengths.slice(0, DRAWN)
  const long = sentenceLengths.filter(({ words: count }) => count > LONG_SENTENCE).length
  const width = Math.max(NARROW, Math.min(WIDE, STRIP / drawn.length))
  const mean = decimal(meanSentenceWords ?? 0, 1)
  return (
    <figure className="mt-6">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.heading}</span>
        <span className="note">{words.note}</span>
      </figcaption>
      <div className="overflow-x-auto border-b-[1.5px] border-art-key">
        <svg
          role="img"
          aria-label={words.label({ count: sentenceLengths.length, mean, longest: longestSentence(metrics), long })}
          width={drawn.length * width}
          height={HEIGHT}
          className="block"
        >
          <line
            x1="0"
            x2="100%"
            y1={HEIGHT - heightOf(LONG_SENTENCE)}
            y2={HEIGHT - heightOf(LONG_SENTENCE)}
            strokeDasharray="3 4"
            className="stroke-line-strong"
          />
          {drawn.map(({ start, words: count }, index) => (
            <path
              key={start}
              d={leafPath(index * width, width, heightOf(count))}
              strokeDasharray={count > LONG_SENTENCE ? '2 2.5' : undefined}
              className={
                count > LONG_SENTENCE
                  ? 'fill-bell-soft stroke-2 stroke-chart-5'
                  : 'fill-chart-1 forced-colors:fill-[CanvasText]'
              }
            >
              <title>{words.leaf({ position: index + 1, words: count })}</title>
            </path>
          ))}
        </svg>
      </div>
      <TableAlternative
        label={words.table}
        caption={words.heading}
        columns={[words.sentenceColumn, words.wordsColumn]}
        rows={drawn.map(({ start, words: count }, index) => ({
          key: String(start),
          head: String(index + 1),
          cells: [String(count)],
        }))}
      />
      {long > 0 && <p className="note mt-1.5">{words.long}</p>}
      {drawn.length < sentenceLengths.length && <p className="note mt-1.5">{words.rest(DRAWN)}</p>}
    </figure>
  )
}

function heightOf(count: number): number {
  return Math.max(5, (Math.min(count, TALLEST) / TALLEST) * (HEIGHT - 4))
}

/** A leaf on the ground line, pointing up. */
function leafPath(x: number, width: number, height: number): string {
  const middle = x + width / 2
  const reach = width * 0.78
  const top = HEIGHT - height
  const belly = HEIGHT - height * 0.4
  return `M${middle} ${HEIGHT}Q${middle - reach} ${belly} ${middle} ${top}Q${middle + reach} ${belly} ${middle} ${HEIGHT}Z`
}
