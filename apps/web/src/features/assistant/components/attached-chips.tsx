import { sent } from '../../../lib/words/en/sent.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { ChipButton } from '../../../ui/chip-button.tsx'
import type { Attachment } from '../attachments.ts'

type ChipsProps = { attached: readonly Attachment[]; onAttach: (attached: readonly Attachment[]) => void }

/** Attachments of the next message; pressing one removes it. */
export function AttachedChips({ attached, onAttach }: ChipsProps) {
  const words = useWords(sent)
  if (attached.length === 0) return null
  return (
    <ul aria-label={words.attached} className="flex flex-wrap gap-2 pb-2">
      {attached.map((each) => (
        <li key={each.id}>
          <ChipButton
            icon="close"
            className="min-h-11"
            onClick={() => onAttach(attached.filter(({ id }) => id !== each.id))}
          >
            {words.remove(each.label)}
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
