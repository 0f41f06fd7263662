import { type LiveStore, useLive } from '../live.ts'

const BARS = 61
const STEP = 9
const HEIGHT = 100
const LEAST = 5

type LiveWaveProps = { live: LiveStore; isRecording: boolean; className: string }

/** The level of the last seconds, newest in the middle. */
export function LiveWave({ live, isRecording, className }: LiveWaveProps) {
  const { levels } = useLive(live)
  return (
    // Too fast to read out; hints are in recorder-status.tsx.
    <svg aria-hidden="true" viewBox={`0 0 ${BARS * STEP - 4} ${HEIGHT}`} className={className}>
      {Array.from({ length: BARS }, (_, bar) => {
        const age = Math.abs(bar - (BARS - 1) / 2)
        const level = levels.at(-1 - age) ?? 0
        const height = LEAST + level * (HEIGHT - LEAST)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order
            key={bar}
            x={bar * STEP}
            y={(HEIGHT - height) / 2}
            width={4.4}
            height={height}
            rx={2.2}
            fillOpacity={1 - (0.65 * age) / ((BARS - 1) / 2)}
            className={isRecording ? 'fill-berry' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}
