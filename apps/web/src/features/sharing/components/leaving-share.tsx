import type { Share } from '@understory/contract/sharing'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { undoRemoval } from '../leaving-shares.ts'
import { shareName } from '../share-name.ts'

/** A removed share that can still be restored. */
export function LeavingShare({ share, isClosing }: { share: Share; isClosing: boolean }) {
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
