import { ANALYSIS_RATE } from './condition.ts'

const MAINS_HERTZ = [50, 60]
// A voice has next to nothing there; a hum with strong overtones still has a twentieth of its power.
const LEAST_SHARE = 0.02
const WINDOW_SECONDS = 0.5

/**
 * Whether a steady sound is the hum of the mains: a good share of its power lies at 50 or at 60 Hz.
 *
 * @param samples  mono, at `ANALYSIS_RATE`
 */
export function isMainsHum(samples: Float32Array): boolean {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  return MAINS_HERTZ.some((hertz) => powerAt(samples, hertz) >= LEAST_SHARE * power)
}

/** Mean power at one frequency, by correlation in windows that hold whole periods of both mains. */
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
