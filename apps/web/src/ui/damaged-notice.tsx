import { recordEvent } from '../lib/page-log.ts'
import { saveText } from '../lib/save-file.ts'
import { damaged } from '../lib/words/en/damaged.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { toast } from './use-toast.ts'

type DamagedNoticeProps = {
  text: string
  fileName: string
  /** The stored data and how to move it aside. */
  kept: { text: () => string | null; setAside: (now: number) => boolean }
}

/** Says that stored data can't be read, and offers a download and a fresh start. */
export function DamagedNotice({ text, fileName, kept }: DamagedNoticeProps) {
  const words = useWords(damaged)

  function startFresh() {
    const isDone = kept.setAside(Date.now())
    if (!isDone) recordEvent('storage', 'refused')
    toast(isDone ? { title: words.setAsideDone } : { title: words.setAsideFailed, variant: 'destructive' })
  }

  return (
    <div role="alert" className="my-6 rounded-3 border border-line-strong bg-surface-raised p-5 text-ink">
      <p className="flex gap-2.5">
        <Icon name="alert" className="mt-0.5 text-berry-ink" />
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => saveText(fileName, kept.text() ?? '', 'text/plain')}>{words.download}</Button>
        <Button variant="danger-quiet" onClick={startFresh}>
          {words.setAside}
        </Button>
      </div>
    </div>
  )
}
