import fitted from '../../fitted/acts.json' with { type: 'json' }
import type { Act } from '../types.ts'
import { actFeatures } from './features.ts'

/** Learned by `npm run fit:coach` from data/coach/acts.jsonl: for each act a row of weights, the bias last. */
const bytes = new Int8Array(Uint8Array.from(atob(fitted.weights), (letter) => letter.charCodeAt(0)).buffer)
const places = new Map(fitted.features.map((name, at) => [name, at]))
const SIZE = 512
const width = SIZE + fitted.features.length + 1

/** Chances of what a follow-up wants. @param vector undefined where there is no encoder */
export function actChances(text: string, vector: Float32Array | undefined): Map<Act, number> {
  const on = actFeatures(text).flatMap((name) => places.get(name) ?? [])
  const scores = fitted.acts.map((_, row) => {
    const weight = (at: number) => fitted.scale * (bytes[row * width + at] ?? 0)
    let sum = weight(width - 1)
    for (const at of on) sum += weight(SIZE + at)
    if (vector) for (let at = 0; at < SIZE; at += 1) sum += weight(at) * (vector[at] ?? 0)
    return sum
  })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(fitted.acts.map((act, at) => [act as Act, (powers[at] ?? 0) / total]))
}
