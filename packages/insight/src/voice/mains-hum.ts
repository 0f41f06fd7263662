import { ANALYSIS_RATE } from './condition.ts'

const MAINS_HERTZ = [50, 60]
// Minimum share of power at mains frequency; a voice has almost none.
const LEAST_SHARE = 0.02
const WINDOW_SECONDS = 0.5

/** Whether a steady sound is mains hum (50 or 60 Hz). */
export function isMainsHum(samples: Float32Array): boolean {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  return MAINS_HERTZ.some((hertz) => powerAt(samples, hertz) >= LEAST_SHARE * power)
}

/** Power at one frequency, in windows of whole periods of both mains frequencies. */
function powerAt(samples: Float32Array, hertz: number): number {
  const length = Math.min(samples.length, WINDOW_SECONDS * ANALYSIS_RATE)
  const windows = Math.max(1, Math.floor(samples.length / length))
  let power = 0
  for (let window = 0; window < windows; window++) {
    let real = 0
    let imaginary = 0
    for (let i = 0; i < length; i++) {
      const angle = (2 * Math.PI * hertz * i) / ANALYSIS_RATE
      const sample = samples[window * length + i] ?? 0
      real += sample * Math.cos(angle)
      imaginary += sample * Math.sin(angle)
    }
    power += (2 * (real ** 2 + imaginary ** 2)) / length ** 2
  }
  return power / windows
}
