type Places = {
  /** Pixels from the top of the viewport, as are `top` and `bottom`. */
  start: number
  top: number
  bottom: number
  /** Height of the viewport. */
  height: number
  /** The focus is at the start of the reply, which must then be visible. */
  isFocused: boolean
}

/** Pixels kept free above. */
export const ROOM_ABOVE = 22
const ROOM_BELOW = 4

/**
 * How far to scroll, in pixels, to show the phrase: to the reply's start, further if it is cut off below, never past
 * its own start. 0 if it is visible.
 */
export function distanceToPhrase({ start, top, bottom, height, isFocused }: Places): number {
  if (top >= 0 && bottom <= height && (start >= 0 || !isFocused)) return 0
  const toStart = start - ROOM_ABOVE
  return Math.min(Math.max(toStart, bottom - height + ROOM_BELOW), top - ROOM_ABOVE)
}
