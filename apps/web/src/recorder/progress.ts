/** Played share, 0 to 100; exactly 100 at the end. */
export function playedShare(seconds: number, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0
  return seconds >= durationSeconds ? 100 : (100 * seconds) / durationSeconds
}
