/**
 * A Storage on a map.
 * @param room capacity in UTF-16 units of values
 */
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
