/** How much of a recording was played, 0 to 100; exactly 100 at its end. */
export function playedShare(seconds: number, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0
  return seconds >= durationSeconds ? 100 : (100 * seconds) / durationSeconds
}
