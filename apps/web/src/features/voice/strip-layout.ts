import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import type { Measures, Stretch } from './figures.ts'

/** Seconds. Shorter pauses are neither drawn nor shown between words. */
export const SHOWN_PAUSE_SECONDS = 0.8
/** Semitones. */
const PITCH_REACH_SEMITONES = 8

export type Band = { readonly low: number; readonly high: number }

/** Positions in pixels. */
export type StripLayout = ReturnType<typeof layOutStrip>

const WAVE = { top: 22, bottom: 122 }
const FILLERS = { middle: 136 }
const PACE = { top: 156, bottom: 256 }
const PITCH = { top: 276, bottom: 332 }
const NARROW = 560

/** @param width pixels, of the whole drawing */
export function layOutStrip(width: number, measures: Measures, band: Band) {
  const isNarrow = width < NARROW
  const left = isNarrow ? 30 : 44
  const right = isNarrow ? 6 : 16
  const paces = measures.paceOverTime.map(({ wordsPerMinute }) => wordsPerMinute)
  const x = scaleLinear([0, Math.max(measures.durationSeconds, 0.1)], [left, width - right]).clamp(true)
  const lowest = Math.min(band.low * 0.85, ...paces)
  const highest = Math.max(band.high * 1.1, ...paces)
  const pace = scaleLinear([lowest, highest], [PACE.bottom, PACE.top])
  const points = measures.paceOverTime.map(({ start, end, wordsPerMinute }): [x: number, y: number] => {
    return [x((start + end) / 2), pace(wordsPerMinute)]
  })
  return {
    height: PITCH.bottom + 26,
    isNarrow,
    left,
    right: width - right,
    x,
    pace,
    /** The pace over time, in pixels. */
    points,
    wave: { ...WAVE, middle: (WAVE.top + WAVE.bottom) / 2 },
    fillers: FILLERS,
    paceLane: PACE,
    pitchLane: { ...PITCH, middle: (PITCH.top + PITCH.bottom) / 2 },
    axis: PITCH.bottom + 18,
    bars: Math.max(20, Math.floor((width - left - right) / (isNarrow ? 4 : 6))),
    ticks: axisTicks(measures.durationSeconds, isNarrow ? 4 : 7),
  }
}

const STEPS = [1, 2, 5, 10, 15, 30, 60]

/** Even seconds for the axis, at most `most`. */
export function axisTicks(duration: number, most: number): readonly number[] {
  const step = STEPS.find((seconds) => duration / seconds <= most) ?? 60
  return Array.from({ length: Math.floor(duration / step) + 1 }, (_, index) => index * step)
}

/** The pace as a smooth line; empty for fewer than two points. */
export function pacePath({ points }: StripLayout): string {
  return points.length < 2 ? '' : (line().curve(curveMonotoneX)(points) ?? '')
}

/** The pitch around its median; gaps where there is no voice. */
export function pitchPath(measures: Measures, { x, pitchLane }: StripLayout): string {
  const { contour, pitch } = measures
  const { medianHz } = pitch
  if (medianHz === null) return ''
  const semitones = scaleLinear([-PITCH_REACH_SEMITONES, PITCH_REACH_SEMITONES], [pitchLane.bottom, pitchLane.top])
  const path = line<number | null>()
    .defined((hertz) => hertz !== null)
    .x((_, index) => x((index + 0.5) * contour.stepSeconds))
    .y((hertz) => semitones.clamp(true)(12 * Math.log2((hertz ?? medianHz) / medianHz)))
  return path([...contour.pitchHz]) ?? ''
}

/** The point furthest outside the band, else the fastest. */
export function keyPoint(measures: Measures, band: Band) {
  const outside = (pace: number) => Math.max(0, Math.log(pace / band.high), Math.log(band.low / pace))
  const [first] = measures.paceOverTime.toSorted(
    (a, b) => outside(b.wordsPerMinute) - outside(a.wordsPerMinute) || b.wordsPerMinute - a.wordsPerMinute,
  )
  return measures.paceOverTime.length < 2 ? undefined : first
}

/** Pixels; `over` is how far it may stand out of the lane. */
const LABEL = { width: 92, gap: 10, above: 9, below: 19, letters: 12, over: 12 }

/** Places a label clear of the line: on the side with more room, above or below. */
export function labelPlace(at: Stretch, { x, points, left, right, paceLane }: StripLayout) {
  const middle = x((at.start + at.end) / 2)
  const isBefore = middle > (left + right) / 2
  const [from, to] = isBefore ? [middle - LABEL.gap - LABEL.width, middle] : [middle, middle + LABEL.gap + LABEL.width]
  const beside = points.flatMap(([px, py], index) => {
    // A segment that ends beyond the label still runs under it.
    const [before = px, after = px] = [points[index - 1]?.[0], points[index + 1]?.[0]]
    return after >= from && before <= to ? py : []
  })
  const top = Math.min(...beside) - LABEL.above
  return {
    x: middle + (isBefore ? -LABEL.gap : LABEL.gap),
    y: top - LABEL.letters >= paceLane.top - LABEL.over ? top : Math.max(...beside) + LABEL.below,
    anchor: isBefore ? ('end' as const) : ('start' as const),
  }
}

const BAND_LABEL = { letter: 6.6, edge: 6 }

/** Height of the band's label at the end of the lane, clear of the line: below the band, else inside. */
export function bandLabelHeight(text: string, band: Band, { points, pace, right }: StripLayout): number {
  const from = right - BAND_LABEL.edge - text.length * BAND_LABEL.letter
  // A segment that ends beyond the label still runs under it.
  const heights = points.flatMap(([px, py], index) => ((points[index + 1]?.[0] ?? px) >= from ? py : []))
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const places = [pace(band.low) + 18, pace(band.high) + 18, pace(band.high) - 7]
  return places.find((y) => y + 5 < top || y - 14 > bottom) ?? places[0] ?? 0
}

/** Pauses with room for a label, longest first. */
export function labelledPauses(pauses: readonly Stretch[], { x, isNarrow }: StripLayout): ReadonlySet<Stretch> {
  const room = isNarrow ? 26 : 44
  const middle = ({ start, end }: Stretch) => x((start + end) / 2)
  const labelled = new Set<Stretch>()
  for (const pause of pauses.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if ([...labelled].every((other) => Math.abs(middle(other) - middle(pause)) >= room)) labelled.add(pause)
  }
  return labelled
}
