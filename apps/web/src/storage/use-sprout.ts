import { useMemo } from 'react'
import { growthOf } from '../lib/growth.ts'
import { sproutDays, sproutLogs } from './sprout.ts'
import { useStored } from './use-stored.ts'

/** SproutLog entries and their totals. `isDamaged`: the stored data is unreadable and unchanged. */
export function useSprout() {
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
