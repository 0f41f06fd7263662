/**
 * Peak per bar relative to the loudest, 0 to 1.
 * @param samples mono, -1 to 1
 */
export function peaksOf(samples: Float32Array, bars: number): readonly number[] {
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars)
    const to = Math.floor(((bar + 1) * samples.length) / bars)
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}
