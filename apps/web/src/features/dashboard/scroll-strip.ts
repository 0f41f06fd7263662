/** Pixels per press. */
const STEP = 300

/** Scrolls a strip one step in reading direction or back; instantly under reduced motion. */
export function scrollStrip(strip: HTMLElement, towards: 'back' | 'on'): void {
  const reading = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({ left: STEP * reading * (towards === 'on' ? 1 : -1), behavior: isStill ? 'instant' : 'smooth' })
}
