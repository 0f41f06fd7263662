import { type StoredValue, storedValue } from './key.ts'

/**
 * A list as it stands in the browser. `foreign` are items that are none of ours: they are carried along untouched.
 * `isDamaged` where the whole is no list; then nothing may be written over it.
 */
type KeptList<T> = {
  readonly items: readonly T[]
  readonly foreign: readonly unknown[]
  readonly isAbsent: boolean
  readonly isDamaged: boolean
}

type StoredList<T> = StoredValue<KeptList<T>> & {
  /** Puts these in the place of all items. @returns false where the browser refuses or what stands there is damaged */
  put: (items: readonly T[]) => boolean
  /** Moves what cannot be read to a key of its own; nothing is deleted. @returns false where there is no room for it */
  setAside: (now: number) => boolean
}

/** @param readItem gives an item of ours, or undefined for what is none */
export function storedList<T>(name: string, readItem: (item: unknown, index: number) => T | undefined): StoredList<T> {
  const absent: KeptList<T> = { items: [], foreign: [], isAbsent: true, isDamaged: false }
  const decode = (text: string): KeptList<T> => {
    const list = parse(text)
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
      try {
        localStorage.setItem(`${name}.aside.${now}`, text)
      } catch {
        return false
      }
      return stored.write(absent)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
