import type { Playback } from '../../recorder/use-playback.ts'
import type { Stretch } from './figures.ts'

const BEFORE_SECONDS = 1
const AFTER_SECONDS = 1

/** Plays a moment with a second on either side. */
export function playAround(playback: Playback, { start, end }: Stretch, durationSeconds: number): void {
  playback.play(Math.max(0, start - BEFORE_SECONDS), Math.min(durationSeconds, end + AFTER_SECONDS))
}
