import { useEffect, useRef } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import { useStored } from '../../storage/use-stored.ts'
import type { Thread } from './types.ts'

/** Whether what stands in the box waits for the server, in the forest in which it was written. */
export function isWaiting({ status, unanswered }: Thread, draft: string, mark: string): boolean {
  return (
    status === 'idle' && unanswered?.waits !== undefined && unanswered.waits === mark && draft === unanswered.content
  )
}

/**
 * Sends what the server could not be given, as soon as it is back, under the same key. What was changed or taken out of
 * the box meanwhile is not sent, nor what was written in a forest that this browser does not show any more.
 */
export function useWaitingMessage(thread: Thread, draft: string, send: (message: string) => void): void {
  const isOffline = useIsOffline()
  const mark = useStored(forestMark)
  const latest = useRef(send)
  latest.current = send
  const waits = isWaiting(thread, draft, mark)
  useEffect(() => {
    // A page that was put to sleep may not have been told: the mark is read once more.
    if (waits && !isOffline && mark === forestMark.read()) latest.current(draft)
  }, [waits, isOffline, draft, mark])
}
