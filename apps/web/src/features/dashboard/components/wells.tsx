import type { Dashboard } from '@understory/contract/dashboard'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal, whole } from '../../../lib/figures.ts'
import type { DayWords } from '../../../lib/growth.ts'
import { useToday } from '../../../lib/use-today.ts'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { useFigures } from '../use-figures.ts'

const NOTE = 'note absolute inset-x-[22px] bottom-3 truncate'

/** Bar heights out of 56; a pause is 0. */
const WAVE = [
  6, 42, 34, 18, 20, 44, 43, 21, 11, 22, 42, 47, 0, 0, 0, 44, 28, 34, 27, 27, 11, 15, 33, 35, 30, 29, 14, 0, 0, 0, 0,
  37, 17, 24, 54, 32, 13, 22, 0, 0, 38, 37, 44, 27, 24, 19,
]

/** The newest recording's waveform, or a labeled example. */
export function VoiceWell() {
  const words = useWords(dashboard).wells
  const newest = useFigures()?.recentVoice[0]
  if (!newest || newest.outline.length === 0) {
    return <Wave heights={WAVE} meaning={words.waveMeaning} note={words.example} />
  }
  return <LastRecording recording={newest} />
}

type LastRecordingProps = {
  recording: Pick<Dashboard['recentVoice'][number], 'durationSeconds' | 'wordsPerMinute' | 'outline'>
}

/** Waveform; length and pace are its caption and accessible name. */
export function LastRecording({ recording: { durationSeconds, wordsPerMinute, outline } }: LastRecordingProps) {
  const words = useWords(dashboard).wells
  const length = minutesAndSeconds(durationSeconds)
  const note =
    wordsPerMinute === null ? words.lastRecording(length) : words.lastPace({ length, pace: decimal(wordsPerMinute, 0) })
  return <Wave heights={outline.map((level) => level * WAVE_HEIGHT)} meaning={note} note={note} />
}

const WAVE_HEIGHT = 56

function Wave({ heights, meaning, note }: { heights: readonly number[]; meaning: string; note: string }) {
  return (
    <>
      <svg
        role="img"
        aria-label={meaning}
        viewBox={`0 0 ${heights.length * 6 - 3} ${WAVE_HEIGHT}`}
        className="-mt-[18px] h-[62px] w-full"
      >
        {heights.map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order
            key={index}
            x={index * 6}
            y={(WAVE_HEIGHT - (height || 2)) / 2}
            width={3.2}
            height={height || 2}
            rx={Math.min(1.6, (height || 2) / 2)}
            className={height ? 'fill-chart-1' : 'fill-line-strong'}
          />
        ))}
      </svg>
      <p aria-hidden="true" className={NOTE}>
        {note}
      </p>
    </>
  )
}

/** A labeled example of a suggestion. */
export function DraftWell() {
  const { draft, draftMeaning, example } = useWords(dashboard).wells
  return (
    <>
      <p className="sr-only">{draftMeaning}</p>
      <p
        aria-hidden="true"
        className="-mt-5 font-display text-[1.125rem]/[1.8] max-md:text-[1.0625rem]/[1.8] max-[359px]:text-[.875rem]/[1.8]"
      >
        <span className="underline decoration-sun decoration-wavy decoration-2 underline-offset-[5px]">
          {draft.hedge}
        </span>
        <br />
        <span className="-ms-[7px] rounded-[4px] bg-leaf-soft px-[7px] py-0.5 whitespace-nowrap text-leaf-ink">
          {draft.better}
        </span>{' '}
        {draft.rest}
      </p>
      <p aria-hidden="true" className={NOTE}>
        {example}
      </p>
    </>
  )
}

const SHOWN_DAYS = 9
const BAR = { step: 23, width: 16, high: 76, floor: 84 } as const

/** One bar per recent day with words. */
export function DaysWell({ days }: { days: readonly DayWords[] }) {
  const words = useWords(dashboard)
  const shown = days.slice(-SHOWN_DAYS)
  const most = Math.max(...shown.map((day) => day.words))
  const counts = shown.map((day) => whole(day.words)).join(', ')
  return (
    <>
      <svg
        role="img"
        aria-label={most > 0 ? words.wells.bars({ days: shown.length, words: counts }) : words.wells.noBars}
        viewBox="0 0 206 84"
        preserveAspectRatio="xMinYMax meet"
        className="-mb-5 h-[92px] w-full self-end"
      >
        {most > 0 ? (
          shown.map((day, index) => (
            <path
              key={day.date}
              d={bar(index, day.words / most)}
              className={day.words === most ? 'fill-chart-2' : 'fill-chart-1 opacity-75'}
            />
          ))
        ) : (
          <path d={bar(0, 0.62)} className="fill-none stroke-line-strong stroke-[1.5]" strokeDasharray="3 4" />
        )}
      </svg>
      {most > 0 || (
        <p aria-hidden="true" className="note absolute start-[52px] bottom-3">
          {words.wells.noBars}
        </p>
      )}
    </>
  )
}

/** Flat bottom, leaf-shaped top. */
function bar(index: number, share: number): string {
  const height = Math.max(share * BAR.high, 9)
  const top = (BAR.floor - height + 9).toFixed(1)
  return `M${index * BAR.step + 2} ${BAR.floor}V${top}c0-6 7-9 ${BAR.width}-9v${height.toFixed(1)}z`
}

/** Today's words; blank until hydration. */
export function TodayWell({ days }: { days: readonly DayWords[] }) {
  const words = useWords(dashboard).wells
  const today = useToday()
  const count = days.find((day) => day.date === today)?.words ?? 0
  return (
    <>
      {today && (
        <p className="flex items-end gap-2.5">
          <span className="num text-[3rem]/[.9]">{whole(count)}</span>
          <span className="note leading-[1.25]!">
            {words.wordsToday(count)}
            <br />
            {words.today}
          </span>
        </p>
      )}
      <Plant name="seedling" className="absolute end-3.5 bottom-0 h-[118px] w-[94px]" />
    </>
  )
}
