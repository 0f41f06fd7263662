import type { SharedTalk } from '@understory/contract/talks'
import type { ReactNode } from 'react'
import { shortDayAt } from '../lib/local-day.ts'
import { talks } from '../lib/words/en/talks.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Card } from './card.tsx'
import { cx } from './cx.ts'
import { TakesTable } from './takes-table.tsx'

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
      <Piece title={titles.points}>{lines(points)}</Piece>
      <Piece title={words.answers.heading}>
        {lines(answers?.map(({ they, you }) => [they, you].filter(Boolean).join(' → ')))}
      </Piece>
      <Piece title={titles.limit}>{limit}</Piece>
      <Piece title={words.draft.heading}>{draft && <span className="whitespace-pre-wrap">{draft}</span>}</Piece>
      <Piece title={words.practiced.rehearsals}>
        {lines(rehearsed?.map(({ at, who: played, next }) => `${shortDayAt(at)}, ${played}. ${next}`.trim()))}
      </Piece>
      {takes && takes.length > 0 && <TakesTable takes={takes} />}
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

/** A list without the lines that were left empty; null where all were. */
function lines(all: readonly string[] = []): ReactNode {
  const written = [...new Set(all)].filter((line) => line.trim() !== '')
  if (written.length === 0) return null
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {written.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
