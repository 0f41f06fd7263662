/** A length of time as "m:ss": 83.9 is "1:23". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same with tenths: 83.96 is "1:23.9". */
export function withTenths(seconds: number): string {
  // Sums of tenths fall a hair short of the next one.
  const tenths = Math.floor(seconds * 10 + 1e-6)
  return `${minutesAndSeconds(tenths / 10)}.${tenths % 10}`
}
