import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLive } from '../live.ts'
import type { Recorder } from '../use-recorder.ts'

export function RecorderStatus({ recorder }: { recorder: Recorder }) {
  const words = useWords(recorderWords)
  const { isEnough, isNearEnd } = useLive(recorder.live)
  const { status, problem, notice } = recorder
  const isRecording = status === 'recording'
  return (
    <div className="grid min-h-12 content-start justify-items-center gap-1 text-center">
      <p role="status" className={isRecording && isEnough ? 'font-semibold text-leaf-ink' : 'text-ink-soft'}>
        {isRecording && isEnough && <Icon name="check" className="me-2 inline align-[-4px]" />}
        {sentence()}
      </p>
      <RecorderTrouble recorder={recorder} />
    </div>
  )

  function sentence(): string {
    if (isRecording && isNearEnd) return words.status.nearEnd
    if (isRecording) return isEnough ? words.status.enough : words.status.tooEarly
    if (status === 'recorded') return notice ? words.notices[notice] : words.status.recorded
    if (problem) return ''
    return words.status[status]
  }
}

export function RecorderTrouble({ recorder: { live, status, problem } }: { recorder: Recorder }) {
  const words = useWords(recorderWords)
  const { hint } = useLive(live)
  return (
    <>
      {problem && (
        <p role="alert" className="flex max-w-[52ch] items-start gap-2 text-start text-berry-ink">
          <Icon name="alert" className="mt-0.5" />
          {words.problems[problem]}
        </p>
      )}
      {status === 'recording' && hint && (
        <p aria-live="polite" className="text-sun-ink">
          {words.hints[hint]}
        </p>
      )}
    </>
  )
}
