import type { Share } from '@understory/contract/sharing'
import { useState } from 'react'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { contentsOf } from '../contents.ts'
import { useShareEdit } from '../use-shares.ts'
import { AccessChoice } from './access-choice.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { type Lifetime, LifetimeChoice } from './lifetime-choice.tsx'

/** Changes what somebody may see and do. The link they have stays. */
export function EditAccess({ share, onClose }: { share: Share; onClose: () => void }) {
  const words = useWords(sharing)
  const [access, setAccess] = useState(share.access)
  const [branches, setBranches] = useState<Share['branches'][number][]>(share.branches)
  const [days, setDays] = useState<Lifetime>(undefined)
  const [includeTexts, setIncludeTexts] = useState(share.includesTexts)
  const edit = useShareEdit(onClose)
  const save = () =>
    edit.mutate({
      id: share.id,
      edit: { ...contentsOf(branches, includeTexts), access, ...(days !== undefined && { days }) },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.edit.title}
      description={share.name || share.email || words.coaches.byLink}
      locked={edit.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={edit.isPending}>
            {words.edit.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={branches.length === 0 && share.talkId === null}
            busy={edit.isPending}
            busyLabel={words.edit.saving}
            onClick={save}
          >
            {words.edit.save}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-5">
        <AccessChoice value={access} onValueChange={setAccess} />
        <BranchChoice value={branches} onValueChange={(chosen) => setBranches([...chosen])} />
        <LifetimeChoice mayStay value={days} onValueChange={setDays} />
        <Checkbox
          label={words.form.texts}
          checked={includeTexts}
          onChange={({ target }) => setIncludeTexts(target.checked)}
        />
      </div>
    </Dialog>
  )
}
