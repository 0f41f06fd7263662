import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { peaksOf } from '../../../recorder/pcm.ts'
import type { Take } from '../../../recorder/types.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { type Filler, type Measures, rushedStretches, type Stretch } from '../figures.ts'
import { type Band, labelledPauses, layOutStrip, SHOWN_PAUSE_SECONDS, type StripLayout } from '../strip-layout.ts'
import { NUMBER, StripPace, StripPitch } from './strip-lanes.tsx'

export type StripProps = {
  take: Take
  measures: Measures
  band: Band
  context: string
  fillers: readonly Filler[]
  playback: Playback
}

const USUAL_WIDTH = 1072
const SECONDS_AROUND = 1

/** Waveform, pace and pitch on one time axis; a press plays from there. */
export function Strip({ take, measures, band, context, fillers, playback }: StripProps) {
  const words = useWords(voiceResultsWords).strip
  const leaves = useStored(leavesDisfluency)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const layout = useMemo(() => layOutStrip(width, measures, band), [width, measures, band])
  const pauses = measures.pauses.filter(({ start, end }) => end - start >= SHOWN_PAUSE_SECONDS)
  const labelled = labelledPauses(pauses, layout)
  const rushed = rushedStretches(measures, band)
  const { x, wave, paceLane, pitchLane } = layout
  const head = x(playback.seconds)

  return (
    <div ref={box} className="mt-5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the position below and the list of moments do the same by keyboard */}
      <svg
        role="img"
        aria-label={describe()}
        viewBox={`0 0 ${width} ${layout.height}`}
        width={width}
        height={layout.height}
        className="block h-auto w-full cursor-pointer"
        onClick={(event) => {
          const drawn = event.currentTarget.getBoundingClientRect()
          playback.play(x.invert(((event.clientX - drawn.left) / drawn.width) * width))
        }}
      >
        {rushed.map(({ start, end }) => (
          <rect
            key={start}
            x={x(start)}
            y={wave.top - 8}
            width={Math.max(2, x(end) - x(start))}
            height={paceLane.bottom - wave.top + 8}
            rx={5}
            className="fill-sun-soft"
          />
        ))}
        <rect
          x={layout.left}
          y={layout.pace(band.high)}
          width={layout.right - layout.left}
          height={layout.pace(band.low) - layout.pace(band.high)}
          className="fill-chart-band"
        />
        {pauses.map((pause) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of moments does the same by keyboard
          <g
            key={pause.start}
            onClick={(event) => {
              event.stopPropagation()
              playAround(playback, pause)
            }}
          >
            <rect
              x={x(pause.start)}
              y={wave.top - 8}
              width={Math.max(3, x(pause.end) - x(pause.start))}
              height={paceLane.bottom - wave.top + 8}
              rx={Math.min(5, (x(pause.end) - x(pause.start)) / 2)}
              className="fill-info-soft"
            />
            <path
              d={`M${x(pause.start)} ${wave.middle}H${x(pause.end)}`}
              strokeWidth={2}
              strokeDasharray="2 4"
              strokeLinecap="round"
              className="stroke-info"
            />
            {labelled.has(pause) && (
              <text
                x={x((pause.start + pause.end) / 2)}
                y={wave.top - 12}
                textAnchor="middle"
                className="fill-info font-display text-[.875rem] font-semibold"
              >
                {layout.isNarrow
                  ? decimal(pause.end - pause.start, 1)
                  : words.seconds(decimal(pause.end - pause.start, 1))}
              </text>
            )}
          </g>
        ))}
        <StripPace {...{ measures, band, layout, context }} />
        <StripPitch {...{ measures, layout }} />
        <WaveBars {...{ take, layout, pauses, rushed }} />
        {fillers.map((filler) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of moments does the same by keyboard
          <path
            key={filler.start}
            d={`M${x((filler.start + filler.end) / 2)} ${layout.fillers.middle + 7}c4.5 -5 4.5 -9.5 0 -13.5c-4.5 4 -4.5 8.5 0 13.5z`}
            className="fill-chart-4"
            onClick={(event) => {
              event.stopPropagation()
              playAround(playback, filler)
            }}
          />
        ))}
        {layout.ticks.map((seconds) => (
          <text
            key={seconds}
            x={x(seconds)}
            y={layout.axis}
            textAnchor={seconds === 0 ? 'start' : seconds > take.durationSeconds * 0.97 ? 'end' : 'middle'}
            className={NUMBER}
          >
            {minutesAndSeconds(seconds)}
          </text>
        ))}
        <path d={`M${head} ${wave.top - 8}V${pitchLane.bottom}`} strokeWidth={2} className="stroke-leaf print:hidden" />
        <circle cx={head} cy={wave.top - 8} r={5} className="fill-leaf print:hidden" />
      </svg>
    </div>
  )

  function describe(): string {
    const at = pauses.map(({ start }) => minutesAndSeconds(start)).join(', ')
    const paces = measures.paceOverTime.map(({ wordsPerMinute }) => Math.round(wordsPerMinute))
    const pace =
      paces.length > 0
        ? words.saysPace({ low: String(Math.min(...paces)), high: String(Math.max(...paces)) })
        : words.noPace
    const rushes = rushed.map(({ start, end }) => `${minutesAndSeconds(start)}–${minutesAndSeconds(end)}`).join(', ')
    const spread = measures.pitch.spreadSemitones
    return [
      words.says(minutesAndSeconds(take.durationSeconds)),
      !leaves && words.saysPauses({ count: pauses.length, at }),
      !leaves && fillers.length > 0 && words.saysFillers(fillers.length),
      pace,
      rushes !== '' && words.saysRushed(rushes),
      spread !== null && words.saysPitch(decimal(spread, 1)),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

type WaveBarsProps = {
  take: Take
  layout: StripLayout
  pauses: readonly Stretch[]
  rushed: readonly Stretch[]
}

function WaveBars({ take, layout, pauses, rushed }: WaveBarsProps) {
  const { bars, wave, x } = layout
  const peaks = useMemo(() => peaksOf(take.samples, bars), [take, bars])
  const width = layout.isNarrow ? 2.4 : 3.2
  return peaks.map((peak, bar) => {
    const seconds = ((bar + 0.5) / bars) * take.durationSeconds
    const within = ({ start, end }: Stretch) => seconds >= start && seconds <= end
    if (pauses.some(within)) return null
    const height = Math.max(2, peak * (wave.bottom - wave.top))
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order
        key={bar}
        x={x(seconds) - width / 2}
        y={wave.middle - height / 2}
        width={width}
        height={height}
        rx={width / 2}
        className={rushed.some(within) ? 'fill-sun-ink' : 'fill-chart-1'}
      />
    )
  })
}

/** An element's width in whole pixels; the usual one until measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Plays a moment with a second on either side. */
export function playAround(playback: Playback, { start, end }: Stretch): void {
  playback.play(Math.max(0, start - SECONDS_AROUND), end + SECONDS_AROUND)
}
