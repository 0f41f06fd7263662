import { useMemo } from 'react'
import { type Growth, growthOf, type SproutLog } from '../lib/growth.ts'
import { sproutDays, sproutLogs } from './sprout.ts'
import { useStored } from './use-stored.ts'

type Sprout = {
  /** The newest entries, newest first. */
  readonly logs: readonly SproutLog[]
  /** What entries and earlier days add up to. */
  readonly growth: Growth
  /** What is kept cannot be read; it stands untouched. */
  readonly isDamaged: boolean
}

/** SproutLog's entries in this browser and what they add up to. */
export function useSprout(): Sprout {
  const logs = useStored(sproutLogs)
  const days = useStored(sproutDays)
  return useMemo(
    () => ({
      logs: logs.items,
      growth: growthOf(logs.items, days.items),
      isDamaged: logs.isDamaged || days.isDamaged,
    }),
    [logs, days],
  )
}
