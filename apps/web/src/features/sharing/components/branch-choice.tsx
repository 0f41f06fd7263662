import { SHAREABLE_BRANCHES, type ShareableBranch } from '@understory/contract/sharing'
import { useId } from 'react'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { PLANT_OF } from '../branches.ts'

type BranchChoiceProps = {
  value: readonly ShareableBranch[]
  onValueChange: (value: readonly ShareableBranch[]) => void
  error?: string | undefined
}

export function BranchChoice({ value, onValueChange, error }: BranchChoiceProps) {
  const words = useWords(sharing)
  const errorId = useId()
  const toggle = (branch: ShareableBranch) =>
    onValueChange(SHAREABLE_BRANCHES.filter((each) => (each === branch) !== value.includes(each)))
  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
      <legend className="mb-1.5 text-[.9375rem] font-semibold">{words.form.branches}</legend>
      <div className="grid md:grid-cols-2 md:gap-x-6">
        {SHAREABLE_BRANCHES.map((branch) => (
          <div key={branch} className="flex items-center justify-between border-b border-line last:border-0">
            <Checkbox
              className="grow"
              name="branches"
              value={branch}
              label={words.branches[branch]}
              checked={value.includes(branch)}
              invalid={Boolean(error)}
              onChange={() => toggle(branch)}
            />
            <Plant name={PLANT_OF[branch]} className="h-10" />
          </div>
        ))}
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </fieldset>
  )
}
