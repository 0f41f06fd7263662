import { useSyncExternalStore } from 'react'
import { recordEvent } from '../../../lib/page-log.ts'
import { saveText } from '../../../lib/save-file.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { isStorageBlocked } from '../../../storage/key.ts'
import { exportLogs, setDamagedAside } from '../../../storage/log-book.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/use-toast.ts'

const NEVER = () => () => {}

/** Says when entries cannot be kept or read here, and offers what is there to take along. */
export function StorageNotice({ isDamaged }: { isDamaged: boolean }) {
  const words = useWords(wordLog).trouble
  const isBlocked = useSyncExternalStore(NEVER, isStorageBlocked, () => false)
  if (!isDamaged && !isBlocked) return null

  function startFresh() {
    const isDone = setDamagedAside(Date.now()) === 'kept'
    if (!isDone) recordEvent('sproutlog', 'storage-refused')
    toast(isDone ? { title: words.setAsideDone } : { title: words.setAsideFailed, variant: 'destructive' })
  }

  return (
    <div role="alert" className="mt-6 rounded-3 border border-line-strong bg-surface-raised p-5">
      <p className="flex gap-2.5">
        <Icon name="alert" className="mt-0.5 text-berry-ink" />
        {isBlocked ? words.blocked : words.damaged}
      </p>
      {isDamaged && (
        <div className="mt-4 flex flex-wrap gap-3">
          <DownloadLogs label={words.download} />
          <Button variant="danger-quiet" onClick={startFresh}>
            {words.setAside}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Downloads everything that is kept, as it stands. */
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
