import { parseJson } from '../lib/parse-json.ts'
import { type StoredValue, storedValue, writeText } from './key.ts'

/** A stored list. `foreign`: invalid items, kept unchanged. `isDamaged`: not a list, so it isn't overwritten. */
type KeptList<T> = {
  readonly items: readonly T[]
  readonly foreign: readonly unknown[]
  readonly isAbsent: boolean
  readonly isDamaged: boolean
}

type StoredList<T> = StoredValue<KeptList<T>> & {
  /**
   * Replaces all items.
   * @returns false if the browser can't store them or the data is damaged
   */
  put: (items: readonly T[]) => boolean
  /**
   * Moves damaged data to another key.
   * @returns false without room
   */
  setAside: (now: number) => boolean
}

/** @param readItem parses an item; undefined if invalid */
export function storedList<T>(name: string, readItem: (item: unknown, index: number) => T | undefined): StoredList<T> {
  const absent: KeptList<T> = { items: [], foreign: [], isAbsent: true, isDamaged: false }
  const decode = (text: string): KeptList<T> => {
    const list = parseJson(text)
    if (list === null) return absent
    if (!Array.isArray(list)) return { ...absent, isAbsent: false, isDamaged: true }
    const read = list.map((item: unknown, index) => ({ item, value: readItem(item, index) }))
    return {
      items: read.flatMap(({ value }) => value ?? []),
      foreign: read.flatMap(({ item, value }) => (value ? [] : [item])),
      isAbsent: false,
      isDamaged: false,
    }
  }
  const encode = ({ items, foreign, isAbsent }: KeptList<T>) => JSON.stringify(isAbsent ? null : [...items, ...foreign])
  const stored = storedValue(name, absent, decode, encode)

  return {
    ...stored,
    put: (items) => {
      const before = stored.read()
      return !before.isDamaged && stored.write({ ...before, items, isAbsent: false })
    },
    setAside: (now) => {
      const text = stored.text()
      if (text === null || !stored.read().isDamaged) return true
      return writeText(`${name}.aside.${now}`, text) && stored.write(absent)
    },
  }
}
