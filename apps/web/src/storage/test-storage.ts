import { vi } from 'vitest'

/**
 * Replaces a storage of the browser by an empty one.
 * @param room capacity in UTF-16 units of values
 * @returns its contents
 */
export function stubStorage(name: 'localStorage' | 'sessionStorage', room?: () => number): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, storageOn(kept, room))
  return kept
}

/** A Storage on a map. */
export function storageOn(kept: Map<string, string>, room = () => Number.POSITIVE_INFINITY) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const used = [...kept].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0)
      if (used + text.length > room()) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
