import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import { useStored } from '../../storage/use-stored.ts'
import { isWaiting } from './state.ts'
import type { TextInsight } from './use-text-insight.ts'

/** Analyzes a waiting text when the server is back, unless it or the forest changed. */
export function useWaitingText(insight: TextInsight, keep = false): void {
  const isOffline = useIsOffline()
  const mark = useStored(forestMark)
  const waits = isWaiting(insight) && insight.waiting?.mark === mark && !insight.isAnalyzing
  const analyze = useEffectEvent(() => insight.analyze({ keep }))
  useEffect(() => {
    // A suspended page may have missed the storage event, so the mark is read again.
    if (waits && !isOffline && mark === forestMark.read()) void analyze()
  }, [waits, isOffline, mark])
}
