import type { Context } from '@understory/contract/contexts'
import { assistant } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ContextChoice } from './context-choice.tsx'

type ContextDialogProps = { context: Context; onChoose: (context: Context) => void; onClose: () => void }

/** Context choice for narrow windows. */
export function ContextDialog({ context, onChoose, onClose }: ContextDialogProps) {
  const words = useWords(assistant).context
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.heading}
      description={words.lead}
      size="sm"
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="mt-3">
        <ContextChoice context={context} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
