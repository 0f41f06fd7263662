import { useQuery } from '@tanstack/react-query'
import type { Share } from '@understory/contract/sharing'
import { useRef, useState } from 'react'
import { sharesQuery } from '../../../api/shares.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { undoRemoval, useLeavingShares } from '../leaving-shares.ts'
import { shareName, useShareRemoval } from '../use-shares.ts'
import { CoachItem } from './coach-item.tsx'
import { Monogram } from './note-list.tsx'

const EditAccess = lazyPart(() => import('./edit-access.tsx'), 'EditAccess')
const UpdateShare = lazyPart(() => import('./update-share.tsx'), 'UpdateShare')

/** Active shares, or a labeled example. */
export function Coaches() {
  const words = useWords(sharing)
  const { data, isPending, isError, refetch } = useQuery(sharesQuery)
  const [updated, setUpdated] = useState<Share | null>(null)
  const [edited, setEdited] = useState<Share | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useLeavingShares()
  const remove = useShareRemoval((id) => {
    const row = document.getElementById(`leaving-${id}`)
    if (row?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  })
  return (
    <Card aria-labelledby="coaches">
      <h2 id="coaches" ref={heading} tabIndex={-1} className="mb-2 text-h3">
        {words.coaches.heading}
      </h2>
      {isPending && (
        <div role="status">
          <VisuallyHidden>{words.coaches.loading}</VisuallyHidden>
          <Skeleton className="h-28" />
        </div>
      )}
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.coaches.failed}</p>
          <Button onClick={() => refetch()}>{words.coaches.retry}</Button>
        </div>
      )}
      {data?.length === 0 && <ExampleCoach />}
      <ul className="grid">
        {data?.map((share) => {
          const left = leaving.get(share.id)
          if (left) return <LeavingShare key={share.id} share={share} isClosing={left.isClosing} />
          return (
            <CoachItem
              key={share.id}
              share={share}
              onUpdate={() => setUpdated(share)}
              onEdit={() => setEdited(share)}
              onRemove={() => remove(share.id)}
            />
          )
        })}
      </ul>
      {edited && <EditAccess share={edited} onClose={() => setEdited(null)} />}
      {updated && <UpdateShare share={updated} onClose={() => setUpdated(null)} />}
    </Card>
  )
}

/** A removed share that can still be restored. */
function LeavingShare({ share, isClosing }: { share: Share; isClosing: boolean }) {
  const words = useWords(sharing)
  return (
    <li id={`leaving-${share.id}`} className="flex min-h-20 items-center gap-3 border-b border-line py-4 last:border-0">
      <p role="status" className="min-w-0 grow [overflow-wrap:anywhere]">
        {isClosing ? words.removal.busy : words.removal.soon(shareName(share, words))}
      </p>
      <Button autoFocus icon="undo" className="shrink-0" disabled={isClosing} onClick={() => undoRemoval(share.id)}>
        {words.removal.undo}
      </Button>
    </li>
  )
}

function ExampleCoach() {
  const { coaches, access, branches } = useWords(sharing)
  return (
    <div className="grid justify-items-start gap-3">
      <Badge tone="bark">{coaches.example}</Badge>
      <p className="text-small text-ink-soft">{coaches.exampleMeaning}</p>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Monogram name={coaches.exampleName} />
        <div className="min-w-0">
          <p className="font-semibold">{coaches.exampleName}</p>
          <p className="text-small text-ink-soft">{coaches.exampleEmail}</p>
          <p className="text-small text-ink-soft">{coaches.exampleGranted}</p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge tone="leaf">{access.comment}</Badge>
            <Badge>{branches['word-counter']}</Badge>
            <Badge>{branches['public-speaking']}</Badge>
          </p>
        </div>
      </div>
    </div>
  )
}
