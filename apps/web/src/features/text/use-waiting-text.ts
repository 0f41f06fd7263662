import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import { useStored } from '../../storage/use-stored.ts'
import { isWaiting, type TextState } from './state.ts'

/** Analyzes a waiting text when the server is back, unless it or the forest changed. */
export function useWaitingText(state: TextState, onBack: () => void): void {
  const isOffline = useIsOffline()
  const mark = useStored(forestMark)
  const waits = isWaiting(state) && state.waiting?.mark === mark && !state.isAnalyzing
  const analyze = useEffectEvent(onBack)
  useEffect(() => {
    // A suspended page may have missed the storage event, so the mark is read again.
    if (waits && !isOffline && mark === forestMark.read()) analyze()
  }, [waits, isOffline, mark])
}
