/** A length of time as "m:ss": 83.9 is "1:23". */
export function minutesAndSeconds(seconds: number): string {
  // A sample or two short of a second, after another rate or a rounding, is that second.
  const whole = Math.floor(seconds + 0.001)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same with tenths: 83.96 is "1:23.9". */
export function withTenths(seconds: number): string {
  // Sums of tenths fall a hair short of the next one.
  const tenths = Math.floor(seconds * 10 + 1e-6)
  return `${minutesAndSeconds(tenths / 10)}.${tenths % 10}`
}
