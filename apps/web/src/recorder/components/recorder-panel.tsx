import { type ReactNode, useState } from 'react'
import { minutesAndSeconds, withTenths } from '../../lib/duration.ts'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type LiveStore, lastWords, useLive } from '../live.ts'
import type { HearingProblem, Take } from '../types.ts'
import type { Playback } from '../use-playback.ts'
import type { Recorder } from '../use-recorder.ts'
import { LiveWave } from './live-wave.tsx'
import { RecorderStatus } from './recorder-status.tsx'
import { TakeWave } from './take-wave.tsx'

type RecorderPanelProps = {
  recorder: Recorder
  playback: Playback
  /** Smaller and with tenths of seconds, for panels and forms. */
  compact?: boolean
  /** The recording is in use: it can be played, not replaced. */
  disabled: boolean
  /** Above the timer, such as the prompt. */
  head?: ReactNode
  children?: ReactNode
  className?: string
}

/** Timer, level, button and playback. Also accepts dropped files. */
export function RecorderPanel({ recorder, playback, compact = false, disabled, ...rest }: RecorderPanelProps) {
  const { take, status } = recorder
  const [isOver, setIsOver] = useState(false)
  const canDrop = !disabled && !recorder.isRunning
  const waveClass = compact ? 'h-12 w-full' : 'h-[100px] w-full max-w-[545px]'
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
        <TakeWave take={take} progress={playback.progress} className={waveClass} />
      ) : (
        <LiveWave live={recorder.live} isRecording={status === 'recording'} className={waveClass} />
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

function PlaybackRow({ take, playback }: { take: Take; playback: Playback }) {
  const words = useWords(recorderWords)
  const { isPlaying, progress, seconds } = playback
  return (
    <div className="flex w-full max-w-[545px] items-center gap-4">
      <Button
        variant="primary"
        iconOnly
        aria-label={isPlaying ? words.pause : words.play}
        icon={isPlaying ? 'pause' : 'play'}
        onClick={() => (isPlaying ? playback.pause() : playback.play())}
      />
      <Progress label={words.progress} value={progress} className="flex-1" />
      <span className="num whitespace-nowrap">
        {minutesAndSeconds(seconds)} <span className="text-ink-faint">/ {minutesAndSeconds(take.durationSeconds)}</span>
      </span>
    </div>
  )
}

function RecordButton({ recorder, compact, disabled }: { recorder: Recorder; compact: boolean; disabled: boolean }) {
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

/** The newest words of a running recording. Not a live region, because nobody wants them read out while speaking. */
function LiveWords({ live }: { live: LiveStore }) {
  const words = useWords(recorderWords).deviceSpeech
  const { heard, heardProblem } = useLive(live)
  return (
    <div className="w-full max-w-[545px] text-center">
      {heard !== '' && (
        <section aria-label={words.live} lang="en" className="h-[4.5em] overflow-hidden font-display leading-normal">
          <p>{lastWords(heard)}</p>
        </section>
      )}
      <HearingNote problem={heardProblem} />
    </div>
  )
}

/** Why words are missing, if the recognizer stopped early. */
function HearingNote({ problem }: { problem: HearingProblem | null }) {
  const words = useWords(recorderWords).deviceSpeech.problems
  return (
    <p role="status" className="max-w-[60ch] text-center text-ink-soft">
      {problem && words[problem]}
    </p>
  )
}
