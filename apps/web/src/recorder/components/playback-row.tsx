import { minutesAndSeconds } from '../../lib/duration.ts'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Take } from '../types.ts'
import type { Playback } from '../use-playback.ts'

/** Play, pause, position and length. */
export function PlaybackRow({ take, playback }: { take: Take; playback: Playback }) {
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
