import { PERSON_NAME_LENGTH } from '@understory/contract/limits'
import type { Share } from '@understory/contract/sharing'
import { useState } from 'react'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { contentsOf } from '../contents.ts'
import { shareName, useShareEdit } from '../use-shares.ts'
import { AccessChoice } from './access-choice.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { type Lifetime, LifetimeChoice } from './lifetime-choice.tsx'
import { ShareChanges, useEditPreview } from './share-changes.tsx'

/** Changes a share's contents and access; its link stays. */
export function EditAccess({ share, onClose }: { share: Share; onClose: () => void }) {
  const words = useWords(sharing)
  const [access, setAccess] = useState(share.access)
  const [branches, setBranches] = useState<Share['branches'][number][]>(share.branches)
  const [days, setDays] = useState<Lifetime>(undefined)
  const [includeTexts, setIncludeTexts] = useState(share.includesTexts)
  const [name, setName] = useState(share.name)
  const contents = contentsOf(branches, includeTexts)
  const preview = useEditPreview(share, contents)
  const edit = useShareEdit({ title: words.edit.saved, description: words.edit.savedMeaning }, onClose)
  const hasContents = branches.length > 0 || share.talkId !== null
  const save = () =>
    edit.mutate({
      id: share.id,
      edit: { ...contents, access, name, ...(days !== undefined && { days }) },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.edit.title}
      description={shareName(share, words)}
      locked={edit.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={edit.isPending}>
            {words.edit.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!hasContents}
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
        <Field label={words.edit.name} optional>
          <Input
            name="name"
            autoComplete="off"
            maxLength={PERSON_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <AccessChoice value={access} onValueChange={setAccess} />
        <BranchChoice
          value={branches}
          onValueChange={(chosen) => setBranches([...chosen])}
          error={hasContents ? undefined : words.form.branchMissing}
        />
        <LifetimeChoice mayStay value={days} onValueChange={setDays} />
        <Checkbox
          label={words.form.texts}
          checked={includeTexts}
          onChange={({ target }) => setIncludeTexts(target.checked)}
        />
        <div className="grid gap-2">
          <p>{words.edit.anew}</p>
          {hasContents && <ShareChanges share={share} contents={contents} preview={preview} />}
        </div>
      </div>
    </Dialog>
  )
}
