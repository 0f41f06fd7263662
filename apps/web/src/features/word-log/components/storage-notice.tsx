import { useSyncExternalStore } from 'react'
import { saveText } from '../../../lib/save-file.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { isStorageBlocked } from '../../../storage/key.ts'
import { exportLogs, type LogOutcome, setDamagedAside } from '../../../storage/log-book.ts'
import { useSprout } from '../../../storage/use-sprout.ts'
import { Button } from '../../../ui/button.tsx'
import { DamagedNotice } from '../../../ui/damaged-notice.tsx'
import { Icon } from '../../../ui/icon.tsx'

const NEVER = () => () => {}
const LOGS = { text: exportLogs, setAside: (now: number) => setDamagedAside(now) === 'kept' }

/** Says when entries can't be stored or read, and offers a download. */
export function StorageNotice() {
  const words = useWords(wordLog).trouble
  const { isDamaged } = useSprout()
  const isBlocked = useSyncExternalStore(NEVER, isStorageBlocked, () => false)
  if (isDamaged) return <DamagedNotice text={words.damaged} fileName={words.fileName} kept={LOGS} />
  if (!isBlocked) return null
  return (
    <p role="alert" className="my-6 flex gap-2.5 rounded-3 border border-line-strong bg-surface-raised p-5">
      <Icon name="alert" className="mt-0.5 text-berry-ink" />
      {words.blocked}
    </p>
  )
}

/** Downloads the stored data unchanged. */
export function DownloadLogs({ label, quiet = false }: { label: string; quiet?: boolean }) {
  const words = useWords(wordLog).trouble
  return (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      onClick={() => saveText(words.fileName, exportLogs(), 'application/json')}
    >
      {label}
    </Button>
  )
}

export function SaveOutcome({ saving }: { saving: { outcome: LogOutcome; words: number } | null }) {
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
