import type { SharedReading } from '@understory/contract/sharing'
import { NOTICEABLE_POINTS } from '@understory/insight/voice/bands'

/** Change in clarity from the oldest to the newest value; undefined for fewer than two. */
export function clarityTrend(
  newestFirst: readonly Pick<SharedReading, 'clarity'>[],
): 'clearer' | 'asClear' | 'lessClear' | undefined {
  const measured = newestFirst.flatMap(({ clarity }) => clarity ?? [])
  const [newest, oldest] = [measured[0], measured.at(-1)]
  if (newest === undefined || oldest === undefined || measured.length < 2) return undefined
  if (Math.abs(newest - oldest) < NOTICEABLE_POINTS) return 'asClear'
  return newest > oldest ? 'clearer' : 'lessClear'
}
