type Listener = () => void

/** One typed key of the browser's local storage. Reading never throws: what cannot be read or is not valid counts as absent. */
export type StoredValue<T> = {
  read: () => T
  /** @returns false when the browser refuses to store */
  write: (value: T) => boolean
  subscribe: (listener: Listener) => () => void
  /** The text as it stands in the browser; null where there is none or it cannot be read. */
  text: () => string | null
  /** The value of a text that was kept elsewhere under this key. */
  decode: (text: string) => T | undefined
  /** What a page holds before there is a browser. */
  absent: T
}

/**
 * @param name the key as it stands in the browser
 * @param absent the value where there is none
 * @param decode gives the value of a stored text, or undefined when it is none of ours
 */
export function storedValue<T>(
  name: string,
  absent: T,
  decode: (text: string) => T | undefined,
  encode: (value: T) => string,
): StoredValue<T> {
  const listeners = new Set<Listener>()
  // The same text must give the same object: React compares snapshots by identity.
  let last: { text: string | null; value: T } | undefined

  function read(): T {
    const text = readText(name)
    if (last?.text !== text) last = { text, value: (text === null ? undefined : decode(text)) ?? absent }
    return last.value
  }

  return {
    absent,
    decode,
    read,
    text: () => readText(name),
    write: (value) => {
      const stored = writeText(name, encode(value))
      for (const listener of listeners) listener()
      return stored
    },
    subscribe: (listener) => {
      const onOtherTab = (event: StorageEvent) => (event.key === name || event.key === null) && listener()
      listeners.add(listener)
      window.addEventListener('storage', onOtherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onOtherTab)
      }
    },
  }
}

/** Whether this browser refuses to keep anything for us, as with cookies switched off. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem('understory')
    return false
  } catch {
    return true
  }
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function writeText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
