import { useEffect, useRef } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import type { Thread } from './types.ts'

/**
 * Sends what the server could not be given, as soon as it is back, under the same key. What was changed or taken out of
 * the box meanwhile is not sent.
 */
export function useWaitingMessage(
  { status, unanswered }: Thread,
  draft: string,
  send: (message: string) => void,
): void {
  const isOffline = useIsOffline()
  const latest = useRef(send)
  latest.current = send
  const waits = status === 'idle' && unanswered?.waits === true && draft === unanswered.content
  useEffect(() => {
    if (waits && !isOffline) latest.current(draft)
  }, [waits, isOffline, draft])
}
