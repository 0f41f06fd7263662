import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { LogOutcome } from '../../../storage/log-book.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DownloadLogs } from './storage-notice.tsx'

type SaveOutcomeProps = { saving: { outcome: LogOutcome; words: number } | null }

/** Whether the last save worked. */
export function SaveOutcome({ saving }: SaveOutcomeProps) {
  const { trouble, saved } = useWords(wordLog)
  return (
    <div role="status" className="px-8 max-md:px-5">
      {saving?.outcome === 'kept' && (
        <p className="flex gap-2 pb-3 text-small text-leaf-ink">
          <Icon name="check" size="sm" className="mt-[3px]" />
          {saved(saving.words)}
        </p>
      )}
      {saving && saving.outcome !== 'kept' && (
        <div className="grid justify-items-start gap-2 pb-4 text-small text-berry-ink">
          <p>{saving.outcome === 'refused' ? trouble.refused : trouble.damaged}</p>
          <DownloadLogs label={trouble.download} />
        </div>
      )}
    </div>
  )
}
