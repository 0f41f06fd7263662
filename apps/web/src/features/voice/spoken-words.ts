import type { VoiceReading } from '../../api/voice-reading.ts'
import { type Measures, type Stretch, writtenFillers } from './figures.ts'
import { SHOWN_PAUSE_SECONDS } from './strip-layout.ts'

/** A transcript word with its punctuation. `time` in seconds, or null. */
export type SpokenWord = {
  readonly text: string
  /** Offset in the transcript. */
  readonly from: number
  readonly to: number
  readonly time: Stretch | null
  readonly isFiller: boolean
  /** Seconds, for a long pause. */
  readonly pauseBefore: number | null
}

/** Transcript words with times. Without a recognizer's times, words are spread over the speech by length. */
export function spokenWords(
  { transcript, transcriptWords: timed = [] }: Pick<VoiceReading, 'transcript' | 'transcriptWords'>,
  measures: Measures | null,
): readonly SpokenWord[] {
  const pieces = [...transcript.matchAll(/\S+/g)]
  const spoken = pieces.map(([text]) => text)
  const times = timed.length === pieces.length ? timed : estimate(spoken, measures)
  const fillers = writtenFillers(measures).filter(({ start, end, text }) => transcript.slice(start, end) === text)
  const pauses = (measures?.pauses ?? []).filter(({ start, end }) => end - start >= SHOWN_PAUSE_SECONDS)
  let before = 0
  return pieces.map((piece, index) => {
    const time = times[index] ?? null
    const from = piece.index
    const to = from + piece[0].length
    const pause = time && pauses.find(({ end }) => end > before && end <= time.end)
    if (time) before = time.end
    return {
      text: piece[0],
      from,
      to,
      time: time && { start: time.start, end: time.end },
      isFiller: fillers.some(({ start, end }) => start < to && end > from),
      pauseBefore: pause ? pause.end - pause.start : null,
    }
  })
}

function estimate(words: readonly string[], measures: Measures | null): readonly Stretch[] {
  const speech = measures?.speech ?? []
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  if (spoken === 0 || letters === 0) return []
  let said = 0
  return words.map((word) => {
    const start = timeAt(speech, (spoken * said) / letters)
    said += word.length
    return { start, end: Math.max(start, timeAt(speech, (spoken * said) / letters)) }
  })
}

/** The time at which this many seconds of speech have passed. */
function timeAt(speech: readonly Stretch[], spoken: number): number {
  let left = spoken
  for (const { start, end } of speech) {
    if (left <= end - start) return start + left
    left -= end - start
  }
  return speech.at(-1)?.end ?? 0
}

/** The playable word that a key leads to from `from`; undefined if none. */
export function wordAfter(key: string, from: number, words: readonly Pick<SpokenWord, 'time'>[]): number | undefined {
  const playable = words.flatMap(({ time }, index) => (time ? index : []))
  if (key === 'ArrowRight' || key === 'ArrowDown') return playable.find((index) => index > from)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return playable.findLast((index) => index < from)
  if (key === 'Home') return playable[0]
  return key === 'End' ? playable.at(-1) : undefined
}
