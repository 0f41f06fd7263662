import { sectionsOf } from '@understory/forest/lookup'
import type { Branch } from '@understory/forest/types'
import { progressWords } from '../../../lib/words/en/progress.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'

/** One leaf per section read in this browser, and their number. */
export function ReadLeaves({ branch }: { branch: Branch }) {
  const words = useWords(progressWords)
  const { read } = useStored(progress)
  const all = sectionsOf(branch)
  const marked = all.filter(({ id }) => read.includes(id))
  if (marked.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-1 text-small text-leaf-ink">
      {marked.map(({ id }) => (
        <Icon key={id} name="leaf" size="sm" />
      ))}
      <span>{words.leaves({ count: marked.length, of: all.length })}</span>
    </p>
  )
}
