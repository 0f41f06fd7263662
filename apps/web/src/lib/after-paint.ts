/** Does what takes long after the next picture, so that a press is seen to have been felt. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
