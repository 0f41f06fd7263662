/** Defers slow work until after the next paint, so that a press shows at once. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
