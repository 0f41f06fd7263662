import type { Context } from '@understory/contract/contexts'
import { useState } from 'react'
import { rehearsal as rehearsalWords } from '../../../lib/words/en/rehearsal.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Cast } from '../types.ts'
import { Casting } from './casting.tsx'
import { Stage } from './stage.tsx'

type RehearsalProps = {
  context: Context
  /** What the person last wrote about, to begin a rehearsal of their own with. */
  situation: string
  /** Who the person wants to talk to, and the ids of the only conversations to offer, in order. */
  who?: string | undefined
  offered?: readonly string[] | undefined
  /** The language model that plays others, as the chat's header names it. */
  modelName: string
  /** Told with whom it was played and what to try next, once there is a look back. */
  onDebrief?: ((who: string, next: string) => void) | undefined
  onClose: () => void
}

/** A conversation to practice: first who it is with, then the play and a look back. */
export function RehearsalDialog({ onDebrief, onClose, ...casting }: RehearsalProps) {
  const words = useWords(rehearsalWords)
  const [cast, setCast] = useState<Cast | null>(null)
  const title = cast === null ? words.title : cast.kind === 'written' ? cast.rehearsal.title : cast.name
  return (
    <Dialog open onOpenChange={onClose} size="full" title={title} closeLabel={words.close}>
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
        {cast === null ? (
          <Casting {...casting} onCast={setCast} />
        ) : (
          <Stage cast={cast} onBack={() => setCast(null)} onDebrief={onDebrief} />
        )}
      </div>
    </Dialog>
  )
}
