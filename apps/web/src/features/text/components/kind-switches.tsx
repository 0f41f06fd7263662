import type { TextFinding, TextFindingKind } from '@understory/contract/text-measures'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { countKinds } from '../kinds.ts'

type KindSwitchesProps = {
  findings: readonly TextFinding[]
  hidden: ReadonlySet<TextFindingKind>
  onToggle: (kind: TextFindingKind) => void
}

export function KindSwitches({ findings, hidden, onToggle }: KindSwitchesProps) {
  const words = useWords(textWords)
  const kinds = countKinds(findings)
  if (kinds.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{words.notes.show}</legend>
      {kinds.map(({ kind, count }) => (
        <Chip key={kind} pressed={!hidden.has(kind)} onClick={() => onToggle(kind)} className="min-h-11 text-small">
          {words.kinds[kind]} <span className="num">{count}</span>
        </Chip>
      ))}
    </fieldset>
  )
}
