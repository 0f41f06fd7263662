import { useState } from 'react'
import { rehearsal as rehearsalWords } from '../../../lib/words/en/rehearsal.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Cast } from '../use-rehearsal.ts'
import { Casting, type CastingProps } from './casting.tsx'
import { Stage, type StageProps } from './stage.tsx'

type RehearsalProps = Omit<CastingProps, 'onCast'> & Pick<StageProps, 'onDebrief'> & { onClose: () => void }

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
