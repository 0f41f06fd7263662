import { markSection, type Progress, progress } from '../../../../storage/progress.ts'
import { useStored } from '../../../../storage/use-stored.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'

type MarkProps = { kind: keyof Progress; id: string; label: string; hint: string }

/** A button that marks a section as read or practiced. */
export function Mark({ kind, id, label, hint }: MarkProps) {
  const isMarked = useStored(progress)[kind].includes(id)
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={isMarked}
      onChange={(event) => markSection(kind, id, event.target.checked)}
      className="justify-self-start print:hidden"
    />
  )
}
