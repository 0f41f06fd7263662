import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import { useStored } from '../../storage/use-stored.ts'
import type { Thread } from './types.ts'

/** Whether the draft waits for the server, in its own forest. */
export function isWaiting({ status, unanswered }: Thread, draft: string, mark: string): boolean {
  return status === 'idle' && unanswered?.waits === mark && draft === unanswered.content
}

/** Resends a waiting draft under its key when the server is back, unless it was edited or the forest changed. */
export function useWaitingMessage(thread: Thread, draft: string, send: (message: string) => void): void {
  const isOffline = useIsOffline()
  const mark = useStored(forestMark)
  const resend = useEffectEvent(send)
  const waits = isWaiting(thread, draft, mark)
  useEffect(() => {
    // A suspended page may have missed the storage event, so the mark is read again.
    if (waits && !isOffline && mark === forestMark.read()) resend(draft)
  }, [waits, isOffline, draft, mark])
}
