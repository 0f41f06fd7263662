import { useIsRecording } from '../../lib/running-recordings.ts'
import { connection } from '../../lib/words/en/connection.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { activateBuild, newBuild } from './new-build.ts'

/** Announces a newer build, which the person activates. Disabled during a recording. */
export function UpdateNotice({ worker }: { worker: ServiceWorker }) {
  const words = useWords(connection).update
  const isRecording = useIsRecording()
  if (isRecording) return null

  return (
    <div className="fixed end-4 bottom-4 z-(--z-launcher) grid max-w-[360px] animate-rise gap-3 rounded-3 border border-line bg-surface-raised p-4 shadow-3 max-md:inset-x-3 max-md:bottom-[calc(var(--tabbar-height)+12px+env(safe-area-inset-bottom))] print:hidden">
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-small text-ink-soft">{words.text}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => activateBuild(worker)}>
          {words.use}
        </Button>
        <Button variant="quiet" onClick={() => newBuild.write(null)}>
          {words.later}
        </Button>
      </div>
    </div>
  )
}
