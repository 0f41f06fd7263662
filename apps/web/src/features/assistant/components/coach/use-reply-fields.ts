import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsOffline } from '../../../../api/connection.ts'
import { createFieldSaver, type Fields } from '../../coach/fields.ts'
import type { Message } from '../../types.ts'

const REST_MS = 600

/** Typed fields of a reply, saved after a pause, on leaving the field or page, and when back online. */
export function useReplyFields(message: Message, save: (fields: Fields) => Promise<boolean>) {
  const [typed, setTyped] = useState<Fields>({})
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(save)
  latest.current = save
  const isOffline = useIsOffline()

  const send = useRef((fields: Fields) => {
    void latest.current(fields).then((isSaved) => setHasFailed(!isSaved))
  })
  const saver = useMemo(() => createFieldSaver(REST_MS, (fields) => send.current(fields)), [])

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
    if (isLeftBehind) send.current({})
  }, [isLeftBehind])

  function type(name: string, value: string): void {
    setTyped((before) => ({ ...before, [name]: value }))
    saver.type(name, value)
  }
  return { typed, type, flush: saver.flush, hasFailed, saveAgain: () => send.current({}) }
}
