import { useMemo } from 'react'
import { minutesAndSeconds } from '../../lib/duration.ts'
import { recorderWords } from '../../lib/words/en/recorder.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { peaksOf } from '../pcm.ts'
import type { Take } from '../types.ts'

const BARS = 91
const STEP = 6
const HEIGHT = 100

/** A recording's waveform; the played part is filled. */
export function TakeWave({ take, progress, className }: { take: Take; progress: number; className?: string }) {
  const words = useWords(recorderWords)
  const peaks = useMemo(() => peaksOf(take.samples, BARS), [take])
  const loudest = ((peaks.indexOf(Math.max(...peaks)) + 0.5) / BARS) * take.durationSeconds
  return (
    <svg
      role="img"
      aria-label={words.wave({ length: minutesAndSeconds(take.durationSeconds), loudest: minutesAndSeconds(loudest) })}
      viewBox={`0 0 ${BARS * STEP - 3} ${HEIGHT}`}
      className={className}
    >
      {peaks.map((peak, bar) => {
        const height = Math.max(4, peak * HEIGHT)
        const isPlayed = progress > 0 && (100 * bar) / BARS < progress
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order
            key={bar}
            x={bar * STEP}
            y={(HEIGHT - height) / 2}
            width={3.2}
            height={height}
            rx={1.6}
            className={isPlayed ? 'fill-leaf' : 'fill-chart-1 [fill-opacity:.6]'}
          />
        )
      })}
    </svg>
  )
}
