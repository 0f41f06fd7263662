import type { ShareComment } from '@understory/contract/sharing'
import { shortDayAt } from '../../../lib/local-day.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'

type NoteListProps = {
  notes: readonly ShareComment[]
  isExample?: (note: ShareComment) => boolean
  quoteOf?: (note: ShareComment) => string | undefined
}

/** Newest first; a pinned note quotes its sentence. */
export function NoteList({ notes, isExample, quoteOf }: NoteListProps) {
  const words = useWords(sharedView)
  if (notes.length === 0) return <p className="text-ink-soft">{words.notes.none}</p>
  return (
    <ul className="grid gap-4">
      {notes.map((note) => {
        const quote = quoteOf?.(note)
        return (
          <li key={note.id} className="grid gap-2 border-b border-line pb-4 last:border-0">
            <p className="flex items-center gap-3">
              <Monogram name={note.author} />
              <b className="min-w-0 grow [overflow-wrap:anywhere]">{note.author}</b>
              {isExample?.(note) && <Badge tone="bark">{words.notes.sample}</Badge>}
              <time dateTime={note.createdAt} className="text-small text-ink-soft">
                {shortDayAt(note.createdAt)}
              </time>
            </p>
            {quote && <p className="text-small text-ink-soft">{`${words.texts.pinned} “${quote}”`}</p>}
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{note.text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Initials of the first two names; a leaf for a link without a name. */
export function Monogram({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded-[14px_4px_14px_4px] bg-leaf-soft font-display text-leaf-ink uppercase"
    >
      {letters.join('') || <Icon name="leaf" />}
    </span>
  )
}
