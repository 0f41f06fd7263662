// Full scale of 16 bits is 32,767 of 32,768.
const RAIL = 32_766.5 / 32_768
const SHORTEST_RUN = 3
// A normalized recording touches full scale once or twice without clipping.
const FEWEST_TOUCHES = 10
// Clipped, then attenuated: flat peaks below full scale.
const SHORTEST_FLAT_TOP = 4
const LOWEST_FLAT_TOP = 0.25

/**
 * Share of clipped samples. Measure before resampling, which rounds the flat peaks.
 *
 * @param samples mono, -1 to 1
 * @returns 0 to 1; 0 without samples
 * @source SOURCES.md#clipping
 */
export function measureClipping(samples: Float32Array): number {
  let low = 0
  let high = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    if (x > high) high = x
    if (x < low) low = x
  }
  const cut = cutSamples(samples, high, 1) + cutSamples(samples, -low, -1)
  return samples.length > 0 ? cut / samples.length : 0
}

function cutSamples(samples: Float32Array, extreme: number, sign: 1 | -1): number {
  if (extreme < LOWEST_FLAT_TOP) return 0
  const isRail = extreme >= RAIL
  const level = isRail ? RAIL : extreme
  let inLongRuns = 0
  let touches = 0
  let run = 0
  for (let i = 0; i <= samples.length; i++) {
    if (i < samples.length && (samples[i] ?? 0) * sign >= level) {
      run++
      continue
    }
    touches += run
    if (run >= (isRail ? SHORTEST_RUN : SHORTEST_FLAT_TOP)) inLongRuns += run
    run = 0
  }
  return isRail && touches >= FEWEST_TOUCHES ? touches : inLongRuns
}
