import { useQuery } from '@tanstack/react-query'
import type { Share } from '@understory/contract/sharing'
import { useState } from 'react'
import { shareActivityQuery } from '../../../api/shares.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { shareName } from '../use-shares.ts'
import { Monogram, NoteList } from './note-list.tsx'

type CoachItemProps = { share: Share; onUpdate: () => void; onEdit: () => void; onRemove: () => void }
export function CoachItem({ share, onUpdate, onEdit, onRemove }: CoachItemProps) {
  const words = useWords(sharing)
  const { coaches } = words
  const [showsNotes, setShowsNotes] = useState(false)
  const name = shareName(share, words)
  const end = share.expiresAt === null ? coaches.noEnd : coaches.until(longDayAt(share.expiresAt))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line py-4 last:border-0">
      <Monogram name={share.name || share.email} />
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {share.email && share.name && (
          <p className="text-small [overflow-wrap:anywhere] text-ink-soft">{share.email}</p>
        )}
        <p className="text-small text-ink-soft">{`${coaches.granted(longDayAt(share.createdAt))}, ${end}`}</p>
        <p className="text-small text-ink-soft">{coaches.asOf(longDayAt(share.takenAt))}</p>
        <p className="text-small text-ink-soft">
          {share.lastOpenedAt
            ? coaches.opened({ times: share.opens, last: longDayAt(share.lastOpenedAt) })
            : coaches.neverOpened}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Badge tone="leaf">{words.access[share.access]}</Badge>
          {share.branches.map((branch) => (
            <Badge key={branch}>{words.branches[branch]}</Badge>
          ))}
          {share.talkId !== null && <Badge>{coaches.talk}</Badge>}
          {share.hasPassword && <Badge tone="info">{coaches.withPassword}</Badge>}
          {share.includesTexts && <Badge tone="sun">{coaches.withTexts}</Badge>}
        </p>
        <div className="mt-1 flex flex-wrap">
          <Button variant="quiet" aria-label={coaches.updateOf(name)} onClick={onUpdate}>
            {coaches.update}
          </Button>
          <Button variant="quiet" aria-label={coaches.editOf(name)} onClick={onEdit}>
            {coaches.edit}
          </Button>
          <Button variant="danger-quiet" aria-label={coaches.removeOf(name)} onClick={onRemove}>
            {coaches.remove}
          </Button>
          {share.comments > 0 && (
            <Button variant="quiet" aria-expanded={showsNotes} onClick={() => setShowsNotes(!showsNotes)}>
              {coaches.notes(share.comments)}
            </Button>
          )}
        </div>
        {showsNotes && <NotesOfShare id={share.id} />}
      </div>
    </li>
  )
}

function NotesOfShare({ id }: { id: string }) {
  const { data } = useQuery(shareActivityQuery(id))
  return data ? <NoteList notes={data.comments} /> : <Skeleton className="h-16" />
}
