import { useMemo } from 'react'
import { type Growth, growthOf, type SproutLog } from '../lib/growth.ts'
import { sproutDays, sproutLogs } from './sprout.ts'
import { useStored } from './use-stored.ts'

type Sprout = {
  readonly logs: readonly SproutLog[]
  readonly growth: Growth
  /** The stored data is unreadable and unchanged. */
  readonly isDamaged: boolean
}

/** SproutLog entries and their totals. */
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
