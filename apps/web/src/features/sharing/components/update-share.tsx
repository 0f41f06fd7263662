import type { Share } from '@understory/contract/sharing'
import { useState } from 'react'
import { longDayAt } from '../../../lib/local-day.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { changesOf } from '../changes.ts'
import { contentsOf } from '../contents.ts'
import { shareName, useShareEdit } from '../use-shares.ts'
import { ShareChanges, useEditPreview } from './share-changes.tsx'

export function UpdateShare({ share, onClose }: { share: Share; onClose: () => void }) {
  const words = useWords(sharing)
  const [contents] = useState(() => contentsOf(share.branches, share.includesTexts))
  const preview = useEditPreview(share, contents)
  const edit = useShareEdit({ title: words.change.done, description: words.change.doneMeaning }, onClose)
  const { data } = preview
  const isNewer = data !== undefined && changesOf(data.shown, data.next, words).some(({ isSame }) => !isSame)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.change.title}
      description={`${shareName(share, words)}. ${words.change.lead(longDayAt(share.takenAt))}`}
      locked={edit.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={edit.isPending}>
            {words.change.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!isNewer}
            busy={edit.isPending}
            busyLabel={words.change.busy}
            onClick={() => edit.mutate({ id: share.id, edit: { ...contents, access: share.access } })}
          >
            {words.change.update}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <ShareChanges share={share} contents={contents} preview={preview} />
      </div>
    </Dialog>
  )
}
