import type { TalkTake } from '@understory/contract/talks'
import { clockTime } from '../lib/clock-time.ts'
import { decimalOr } from '../lib/figures.ts'
import { shortDayAt } from '../lib/local-day.ts'
import { talks } from '../lib/words/en/talks.ts'
import { useWords } from '../lib/words/use-words.ts'
import { FiguresTable } from './figures-table.tsx'

/** Recordings of a talk's opening, one below the other. */
export function TakesTable({ takes }: { takes: readonly TalkTake[] }) {
  const words = useWords(talks).practiced
  return (
    <FiguresTable
      caption={words.takes}
      showsCaption
      columns={[words.when, words.seconds, words.pace, words.pauses]}
      rows={takes.map(({ at, seconds, pace, pauses }) => ({
        key: at,
        head: `${shortDayAt(at)}, ${clockTime(Date.parse(at))}`,
        cells: [seconds, pace, pauses].map((value) => decimalOr(value, 0, '–')),
      }))}
    />
  )
}
