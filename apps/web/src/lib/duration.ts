/** Formats seconds as "m:ss"; 83.9 is "1:23". */
export function minutesAndSeconds(seconds: number): string {
  // Rounding or resampling may leave a sample or two less than a second.
  const whole = Math.floor(seconds + 0.001)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same with tenths: 83.96 is "1:23.9". */
export function withTenths(seconds: number): string {
  // Floating-point sums of tenths fall just short.
  const tenths = Math.floor(seconds * 10 + 1e-6)
  return `${minutesAndSeconds(tenths / 10)}.${tenths % 10}`
}
