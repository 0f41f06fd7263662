import { createContext } from 'react'
import type { Fields } from '../../coach/fields.ts'

type ReplyFields = {
  /** What was typed since the reply is shown. */
  typed: Fields
  /** Absent where nothing can be typed. */
  type?: ((name: string, value: string) => void) | undefined
  /** Saves what was typed now. */
  flush: () => void
}

/** The fields of one reply: the same name is the same field, wherever it stands. */
export const ReplyFields = createContext<ReplyFields>({ typed: {}, flush: () => {} })
