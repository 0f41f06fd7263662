/** How far one press moves a strip, in pixels. */
const STEP = 300

/** Moves a strip by one step along the line of reading, or against it; at once where motion is unwelcome. */
export function scrollStrip(strip: HTMLElement, towards: 'back' | 'on'): void {
  const reading = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({ left: STEP * reading * (towards === 'on' ? 1 : -1), behavior: isStill ? 'instant' : 'smooth' })
}
