import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import { useStored } from '../../storage/use-stored.ts'
import { isWaiting } from './state.ts'
import type { TextInsight } from './use-text-insight.ts'

/** Analyzes a text that waited for the server as soon as it is back; one that was changed meanwhile is not sent, nor is one in another forest. */
export function useWaitingText(insight: TextInsight, keep = false): void {
  const isOffline = useIsOffline()
  const mark = useStored(forestMark)
  const waits = isWaiting(insight) && insight.waiting?.mark === mark && !insight.isAnalyzing
  const analyze = useEffectEvent(() => insight.analyze({ keep }))
  useEffect(() => {
    // A page that was put to sleep may not have been told of another forest: the mark is read once more.
    if (waits && !isOffline && mark === forestMark.read()) void analyze()
  }, [waits, isOffline, mark])
}
