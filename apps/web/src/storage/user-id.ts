import { storedValue } from './key.ts'

/** An integer that other software may have stored; sent along, but proves nothing. */
export const userId = storedValue<number | null>(
  'userId',
  null,
  (text) => {
    const id = Number.parseInt(text, 10)
    return Number.isSafeInteger(id) ? id : undefined
  },
  (id) => (id === null ? '' : String(id)),
)
