/** A small stable hash (FNV-1a, 32 bits) of a text; variety without chance. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** The list turned so that it begins at a place given by the seed. */
export const turned = <T>(list: readonly T[], seed: number): T[] => {
  if (list.length === 0) return []
  const at = seed % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
