import { clockTime } from '../../../lib/clock-time.ts'
import { decimal } from '../../../lib/figures.ts'
import { shortDayAt } from '../../../lib/local-day.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { FiguresTable } from '../../../ui/figures-table.tsx'
import type { TalkProps } from '../types.ts'
import { TalkSection } from './talk-section.tsx'

const figure = (value: number | null) => (value === null ? '–' : decimal(value, 0))

/** Recordings of the opening side by side, and what rehearsals said to try. */
export function PracticedCard({ talk: { takes, rehearsed } }: Pick<TalkProps, 'talk'>) {
  const words = useWords(talks).practiced
  if (takes.length + rehearsed.length === 0) return null
  return (
    <TalkSection title={words.heading}>
      {takes.length > 0 && (
        <FiguresTable
          caption={words.takes}
          showsCaption
          columns={[words.when, words.seconds, words.pace, words.pauses]}
          rows={takes.map(({ at, seconds, pace, pauses }) => ({
            key: at,
            head: `${shortDayAt(at)}, ${clockTime(Date.parse(at))}`,
            cells: [decimal(seconds, 0), figure(pace), figure(pauses)],
          }))}
        />
      )}
      {rehearsed.length > 0 && (
        <div>
          <h3 className="mb-1 text-[.9375rem] font-semibold">{words.rehearsals}</h3>
          <ul className="grid gap-2">
            {rehearsed.map(({ at, who, next }) => (
              <li key={at}>
                {who}, {shortDayAt(at)}
                {next && <span className="block text-small text-ink-soft">{`${words.next}: ${next}`}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </TalkSection>
  )
}
