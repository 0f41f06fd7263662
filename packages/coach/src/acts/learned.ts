import fitted from '../../fitted/acts.json' with { type: 'json' }
import { DIMENSIONS } from '../find/vector-parts.ts'
import type { Act } from '../types.ts'
import { actFeatures } from './features.ts'

/** Learned by `npm run fit:coach` from data/coach/acts.jsonl: for each act a row of weights, the bias last. */
const bytes = Int8Array.from(atob(fitted.weights), (letter) => letter.charCodeAt(0))
const places = new Map(fitted.features.map((name, at) => [name, at]))
const width = DIMENSIONS + fitted.features.length + 1

/** What a follow-up likeliest wants. @param vector undefined where there is no encoder */
export function likeliestAct(text: string, vector: Float32Array | undefined): { act: Act; chance: number } {
  const on = actFeatures(text).flatMap((name) => places.get(name) ?? [])
  const scores = fitted.acts.map((_, row) => {
    const weight = (at: number) => fitted.scale * (bytes[row * width + at] ?? 0)
    let sum = weight(width - 1)
    for (const at of on) sum += weight(DIMENSIONS + at)
    if (vector) for (let at = 0; at < DIMENSIONS; at += 1) sum += weight(at) * (vector[at] ?? 0)
    return sum
  })
  const most = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return { act: fitted.acts[scores.indexOf(most)] as Act, chance: 1 / total }
}
