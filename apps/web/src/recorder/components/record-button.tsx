import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Recorder } from '../use-recorder.ts'

type RecordButtonProps = { recorder: Recorder; compact: boolean; disabled: boolean }

/** Starts and stops a recording. */
export function RecordButton({ recorder, compact, disabled }: RecordButtonProps) {
  const words = useWords(recorderWords)
  const isRecording = recorder.status === 'recording'
  const isBusy = recorder.status === 'starting'
  return (
    <button
      type="button"
      aria-label={isRecording ? words.stop : words.start}
      aria-disabled={isBusy || undefined}
      disabled={disabled}
      onClick={isRecording ? recorder.stop : recorder.start}
      className={cx(
        'grid place-items-center forced-colors:border-2 shadow-[0_0_0_8px_var(--berry-soft)] transition-[background-color,box-shadow] duration-(--dur-2)',
        'disabled:cursor-not-allowed disabled:bg-surface-sunk disabled:text-ink-faint disabled:shadow-none',
        compact ? 'size-16 rounded-[28px_8px_28px_8px]' : 'size-24 rounded-[40px_12px_40px_12px]',
        'bg-berry text-on-berry enabled:hover:bg-berry-strong',
      )}
    >
      <Icon name={isRecording ? 'stop' : 'mic'} className={recordIcon(isRecording, compact)} />
    </button>
  )
}

function recordIcon(isRecording: boolean, compact: boolean): string {
  if (isRecording) return compact ? 'size-10 fill-current' : 'size-16 fill-current'
  return compact ? 'size-7' : 'size-10'
}
