import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TALK_PIECES, type Talk, type TalkFields, type TalkPiece } from '@understory/contract/talks'
import { pathTo } from '@understory/forest/addresses'
import { useState } from 'react'
import { makeShare, shareActivityQuery, sharesQuery } from '../../../api/shares.ts'
import { shortDayAt } from '../../../lib/local-day.ts'
import { randomId } from '../../../lib/random-id.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { sendAll } from '../send-changes.ts'
import { type TalkProps, TalkSection } from './talk-section.tsx'

const SHARES: string = '/dashboard/sharing'

/** What a human coach wrote where the talk is shared, and the way to share it. */
export function CoachCard({ talk }: Pick<TalkProps, 'talk'>) {
  const words = useWords(talks).coach
  const [isSharing, setIsSharing] = useState(false)
  const { data: shares = [] } = useQuery(sharesQuery)
  const own = shares.filter(({ talkId }) => talkId === talk.id)
  const activities = useQueries({ queries: own.map(({ id }) => shareActivityQuery(id)) })
  const notes = activities.flatMap(({ data }) => data?.comments ?? [])
  return (
    <TalkSection title={words.heading}>
      {own.length > 0 && notes.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id}>
              <b>{author}</b> <span className="text-small text-ink-soft">{shortDayAt(createdAt)}</span>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" icon="share" onClick={() => setIsSharing(true)}>
          {words.share}
        </Button>
        {own.length > 0 && (
          <Link to={SHARES} className={linkClass('inline-flex min-h-11 items-center')}>
            {words.links}
          </Link>
        )}
      </div>
      {isSharing && <ShareDialog talk={talk} onClose={() => setIsSharing(false)} />}
    </TalkSection>
  )
}

function ShareDialog({ talk, onClose }: { talk: Talk; onClose: () => void }) {
  const words = useWords(talks).coach
  const client = useQueryClient()
  const written = writtenPieces(talk)
  const [pieces, setPieces] = useState<readonly TalkPiece[]>(written.filter((piece) => piece === 'opening'))
  const [key] = useState(randomId)
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async () => {
      // The server copies the pieces as it has them.
      await sendAll()
      return makeShare({ branches: [], talk: { id: talk.id, pieces: [...pieces] }, access: 'comment' }, key)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
  })
  const link = data && `${location.origin}${pathTo.shared(data.share.id)}#${data.secret}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={words.close}
      title={words.title}
      description={words.lead}
      actions={
        link ? (
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isPending}
            busyLabel={words.making}
            disabled={pieces.length === 0}
            onClick={() => mutate()}
          >
            {words.make}
          </Button>
        )
      }
    >
      {link ? (
        <div role="status" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <p className="font-semibold">{words.link}</p>
          <div className="flex items-center gap-3 rounded-control bg-surface-sunk py-1.5 ps-4 pe-1.5">
            <code className="min-w-0 grow truncate">{link}</code>
            <CopyButton text={link} />
          </div>
          <p className="text-small text-ink-soft">{words.once}</p>
        </div>
      ) : (
        <div className="mt-3">
          {written.map((piece) => (
            <Checkbox
              key={piece}
              label={words.pieces[piece]}
              checked={pieces.includes(piece)}
              onChange={({ target }) =>
                setPieces(target.checked ? [...pieces, piece] : pieces.filter((other) => other !== piece))
              }
            />
          ))}
          {pieces.length === 0 && <p className="text-small text-ink-soft">{words.nothing}</p>}
          {isError && <ErrorLine>{words.notMade}</ErrorLine>}
        </div>
      )}
    </Dialog>
  )
}

/** The pieces of a talk in which something is written. */
function writtenPieces(talk: TalkFields): TalkPiece[] {
  const pieces = Object.entries(TALK_PIECES) as [TalkPiece, readonly (keyof TalkFields)[]][]
  return pieces.filter(([, fields]) => fields.some((field) => isWritten(talk[field]))).map(([piece]) => piece)
}

function isWritten(value: TalkFields[keyof TalkFields]): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
