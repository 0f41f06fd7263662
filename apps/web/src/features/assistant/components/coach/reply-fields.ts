import { createContext } from 'react'
import type { Fields } from '../../coach/fields.ts'

type ReplyFields = {
  /** Typed since the reply was shown. */
  typed: Fields
  /** Absent if the fields are read-only. */
  type?: ((name: string, value: string) => void) | undefined
  flush: () => void
}

/** Fields of one reply, shared by name. */
export const ReplyFields = createContext<ReplyFields>({ typed: {}, flush: () => {} })
