type Places = {
  /** The beginning of the reply and the words to say in it, from the top of what is seen. */
  start: number
  top: number
  bottom: number
  /** Of what is seen. */
  height: number
  /** The focus stands at the beginning of the reply: it is to be seen, too. */
  isFocused: boolean
}

/** So much stays free above what is scrolled to. */
export const ROOM_ABOVE = 22
const ROOM_BELOW = 4

/**
 * How far to scroll until the words to say are seen: to the beginning of the reply, further where they would be cut off below
 * it, and never past their own beginning. 0 where they are seen already.
 */
export function wayToPhrase({ start, top, bottom, height, isFocused }: Places): number {
  if (top >= 0 && bottom <= height && (start >= 0 || !isFocused)) return 0
  const toStart = start - ROOM_ABOVE
  return Math.min(Math.max(toStart, bottom - height + ROOM_BELOW), top - ROOM_ABOVE)
}
