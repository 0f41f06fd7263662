// Sixteen bits reach 32,767 of 32,768 upwards; what touches that has nowhere left to go.
const RAIL = 32_766.5 / 32_768
const SHORTEST_RUN = 3
// A recording that was raised to full scale touches the rail once or twice without being cut.
const FEWEST_TOUCHES = 10
// Cut first and turned down later: the flat tops stay flat, under full scale.
const SHORTEST_FLAT_TOP = 4
const LOWEST_FLAT_TOP = 0.25

/**
 * Share of the samples that were cut off because they were too loud for the recorder. Measure it on the recording as
 * it came, before any change of rate: that rounds the flat tops.
 *
 * @param samples  mono, -1 to 1
 * @returns 0 to 1; 0 when there are no samples
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
