import { parseJson } from '../lib/parse-json.ts'

type Listener = () => void

/** A typed local storage key. Reading never throws; invalid values count as absent. */
export type StoredValue<T> = {
  read: () => T
  /** @returns false if the browser can't store it */
  write: (value: T) => boolean
  subscribe: (listener: Listener) => () => void
  /** The raw text; null if absent or unreadable. */
  text: () => string | null
  /** Parses a text from an import. */
  decode: (text: string) => T | undefined
  /** Also used while prerendering. */
  absent: T
}

/**
 * @param name storage key
 * @param absent default value
 * @param decode parses a text; undefined if invalid
 */
export function storedValue<T>(
  name: string,
  absent: T,
  decode: (text: string) => T | undefined,
  encode: (value: T) => string,
): StoredValue<T> {
  const listeners = new Set<Listener>()
  // React compares snapshots by identity, so equal texts must give the same object.
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

/**
 * A value stored as JSON.
 * @param readValue checks the value; undefined if invalid
 */
export function storedJson<T>(name: string, absent: T, readValue: (value: unknown) => T | undefined): StoredValue<T> {
  const decode = (text: string) => {
    const value = parseJson(text)
    return value === undefined ? undefined : readValue(value)
  }
  return storedValue(name, absent, decode, JSON.stringify)
}

export function storedChoice<T extends string>(name: string, absent: T, choices: readonly T[]): StoredValue<T> {
  return storedValue<T>(name, absent, (text) => choices.find((choice) => choice === text), String)
}

export function storedSwitch(name: string, absent: boolean): StoredValue<boolean> {
  return storedJson<boolean>(name, absent, (value) => (typeof value === 'boolean' ? value : undefined))
}

/** Whether the browser blocks storage, for example with cookies off. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem('understory')
    return false
  } catch {
    return true
  }
}

export function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
