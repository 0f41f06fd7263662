import { progressWords } from '../../../lib/words/en/progress.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** A section's marks, as leaves on its plant. */
export function Leaves({ id }: { id: string }) {
  const words = useWords(progressWords)
  const { read, done } = useStored(progress)
  const marks = [...(read.includes(id) ? [words.read] : []), ...(done.includes(id) ? [words.done] : [])]
  if (marks.length === 0) return null
  return (
    <span className="absolute inset-x-3 top-3 flex justify-between gap-1.5">
      {marks.map((mark) => (
        <Badge key={mark} tone="leaf">
          <Icon name="leaf" size="sm" />
          {mark}
        </Badge>
      ))}
    </span>
  )
}
