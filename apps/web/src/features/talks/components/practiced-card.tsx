import { shortDayAt } from '../../../lib/local-day.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { TakesTable } from '../../../ui/takes-table.tsx'
import { type TalkProps, TalkSection } from './talk-section.tsx'

export function PracticedCard({ talk: { takes, rehearsed } }: Pick<TalkProps, 'talk'>) {
  const words = useWords(talks).practiced
  if (takes.length + rehearsed.length === 0) return null
  return (
    <TalkSection title={words.heading}>
      {takes.length > 0 && <TakesTable takes={takes} />}
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
