import { createContext, useEffect, useMemo, useRef, useState } from 'react'
import { useIsOffline } from '../../../../api/connection.ts'
import { createFieldSaver, type Fields } from '../../coach/fields.ts'
import type { Message } from '../../types.ts'

type ReplyFields = {
  /** Typed since the reply was shown. */
  typed: Fields
  /** Absent if the fields are read-only. */
  type?: ((name: string, value: string) => void) | undefined
  flush: () => void
}

/** Fields of one reply, shared by name. */
export const ReplyFields = createContext<ReplyFields>({ typed: {}, flush: () => {} })

const REST_MS = 600

/** Typed fields of a reply, saved after a pause, on leaving the field or page, and when back online. */
export function useReplyFields(message: Message, save: (fields: Fields) => Promise<boolean>) {
  const [typed, setTyped] = useState<Fields>({})
  const [hasFailed, setHasFailed] = useState(false)
  const isOffline = useIsOffline()
  const send = (fields: Fields) => void save(fields).then((isSaved) => setHasFailed(!isSaved))
  const latest = useRef(send)
  latest.current = send
  const saver = useMemo(() => createFieldSaver(REST_MS, (fields) => latest.current(fields)), [])

  useEffect(() => {
    addEventListener('pagehide', saver.flush)
    return () => {
      removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [saver])

  // Left over from a reload or a lost connection.
  const isLeftBehind = message.hasUnsavedFields === true && !isOffline
  useEffect(() => {
    if (isLeftBehind) latest.current({})
  }, [isLeftBehind])

  function type(name: string, value: string): void {
    setTyped((before) => ({ ...before, [name]: value }))
    saver.type(name, value)
  }
  return { typed, type, flush: saver.flush, hasFailed, saveAgain: () => send({}) }
}
