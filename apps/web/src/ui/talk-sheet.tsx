import type { SharedTalk } from '@understory/contract/talks'
import type { ReactNode } from 'react'
import { clockTime } from '../lib/clock-time.ts'
import { decimal } from '../lib/figures.ts'
import { shortDayAt } from '../lib/local-day.ts'
import { talks } from '../lib/words/en/talks.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Card } from './card.tsx'
import { cx } from './cx.ts'
import { FiguresTable } from './figures-table.tsx'

type Titles = Readonly<Record<'who' | 'about' | 'goodEnd' | 'opening' | 'points' | 'limit', string>>
type SheetProps = { talk: SharedTalk; label: string; titles: Titles; className?: string }

/** A talk to read, shared or printed. Never includes what the person is afraid of. */
export function TalkSheet({ talk, label, titles, className }: SheetProps) {
  const words = useWords(talks)
  const { who, about, goodEnd, opening, points, answers, limit, draft, rehearsed, takes } = talk
  return (
    <Card aria-label={label} className={cx('grid gap-5 [overflow-wrap:anywhere]', className)}>
      <Piece title={titles.who}>{who}</Piece>
      <Piece title={titles.about}>{about}</Piece>
      <Piece title={titles.goodEnd}>{goodEnd}</Piece>
      <Piece title={titles.opening}>{opening && <span className="font-display text-manuscript">{opening}</span>}</Piece>
      <Piece title={titles.points}>{points && points.length > 0 && <Lines lines={points} />}</Piece>
      <Piece title={words.answers.heading}>
        {answers && answers.length > 0 && (
          <Lines lines={answers.map(({ they, you }) => [they, you].filter(Boolean).join(' → '))} />
        )}
      </Piece>
      <Piece title={titles.limit}>{limit}</Piece>
      <Piece title={words.draft.heading}>{draft && <span className="whitespace-pre-wrap">{draft}</span>}</Piece>
      <Piece title={words.practiced.rehearsals}>
        {rehearsed && rehearsed.length > 0 && (
          <Lines lines={rehearsed.map(({ at, who: played, next }) => `${shortDayAt(at)}, ${played}. ${next}`.trim())} />
        )}
      </Piece>
      {takes && takes.length > 0 && (
        <FiguresTable
          caption={words.practiced.takes}
          showsCaption
          columns={[words.practiced.when, words.practiced.seconds, words.practiced.pace, words.practiced.pauses]}
          rows={takes.map(({ at, seconds, pace, pauses }) => ({
            key: at,
            head: `${shortDayAt(at)}, ${clockTime(Date.parse(at))}`,
            cells: [decimal(seconds, 0), ...[pace, pauses].map((value) => (value === null ? '–' : decimal(value, 0)))],
          }))}
        />
      )}
    </Card>
  )
}

function Piece({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <h2 className="font-text text-small font-semibold text-ink-soft">{title}</h2>
      <div>{children}</div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
