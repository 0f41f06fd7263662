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
  /** The person's last message, to start a scenario of their own. */
  situation: string
  /** Who the talk is with, and the ids of the only scenarios to offer. */
  who?: string | undefined
  offered?: readonly string[] | undefined
  /** Display name of the language model. */
  modelName: string
  /** Called with the role and the advice when the review is shown. */
  onDebrief?: ((who: string, next: string) => void) | undefined
  onClose: () => void
}

/** Rehearsal: choosing a role, the play, the review. */
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
