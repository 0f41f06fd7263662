import { type ReactNode, useState } from 'react'
import { minutesAndSeconds, withTenths } from '../../lib/duration.ts'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { cx } from '../../ui/cx.ts'
import { useLive } from '../use-live.ts'
import type { Playback } from '../use-playback.ts'
import type { Recorder } from '../use-recorder.ts'
import { LiveWave } from './live-wave.tsx'
import { HearingNote, LiveWords } from './live-words.tsx'
import { PlaybackRow } from './playback-row.tsx'
import { RecordButton } from './record-button.tsx'
import { RecorderStatus } from './recorder-status.tsx'
import { TakeWave } from './take-wave.tsx'

type RecorderPanelProps = {
  recorder: Recorder
  playback: Playback
  /** Smaller and with tenths of seconds, for panels and forms. */
  compact?: boolean
  /** The recording is in use: it can be played, not replaced. */
  disabled?: boolean
  /** Above the timer, such as the prompt. */
  head?: ReactNode
  /** Actions for the recording. */
  children?: ReactNode
  className?: string
}

/** Timer, level, button and playback. Also accepts dropped files. */
export function RecorderPanel({ recorder, playback, compact = false, disabled = false, ...rest }: RecorderPanelProps) {
  const { take, status } = recorder
  const [isOver, setIsOver] = useState(false)
  const canDrop = !disabled && status !== 'recording' && status !== 'starting'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; "Open a recording" is the first
    <div
      onDragOver={(event) => {
        if (!canDrop) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file && canDrop) void recorder.open(file)
      }}
      className={cx(
        'grid justify-items-center print:hidden',
        compact ? 'gap-4' : 'gap-[22px]',
        isOver && 'outline-3 outline-offset-4 outline-focus outline-dashed',
        rest.className,
      )}
    >
      {rest.head}
      <Timer recorder={recorder} compact={compact} />
      {take ? (
        <TakeWave
          take={take}
          progress={playback.progress}
          className={compact ? 'h-12 w-full' : 'h-[100px] w-full max-w-[545px]'}
        />
      ) : (
        <LiveWave
          live={recorder.live}
          isRecording={status === 'recording'}
          className={compact ? 'h-12 w-full' : 'h-[100px] w-full max-w-[545px]'}
        />
      )}
      {take && <PlaybackRow take={take} playback={playback} />}
      <RecordButton recorder={recorder} compact={compact} disabled={disabled} />
      <RecorderStatus recorder={recorder} />
      {status === 'recording' && <LiveWords live={recorder.live} />}
      {take?.heardProblem && <HearingNote problem={take.heardProblem} />}
      {rest.children}
    </div>
  )
}

function Timer({ recorder, compact }: { recorder: Recorder; compact: boolean }) {
  const words = useWords(recorderWords)
  const { elapsedSeconds } = useLive(recorder.live)
  const seconds = recorder.take?.durationSeconds ?? elapsedSeconds
  return (
    <span
      role="timer"
      aria-label={words.time}
      className={cx('num leading-none', compact ? 'text-[2.5rem]' : 'text-[4.5rem] max-md:text-[3.75rem]')}
    >
      {compact ? withTenths(seconds) : minutesAndSeconds(seconds)}
    </span>
  )
}
