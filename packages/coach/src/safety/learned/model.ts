import type { Category } from '../frame.ts'
import { type Features, TABLE } from './features.ts'

/** The fitted reader as it ships: numbers only, and where they come from. */
export type ModelFile = {
  id: string
  trainedOn: string
  licence: string
  fitted: string
  rows: number
  /** Figures on messages that the fit had not seen. */
  crossValidation: Record<string, number>
  /** From this score on, in logits, a short text is worth a question. */
  checkFrom: number
  danger: Packed
  /** One against the rest, told apart in a smaller table. */
  kinds: Record<string, Packed>
}

/** Coefficients of one linear score: one character a slot, on the scale of a square root, and the largest of them. */
export type Packed = { bias: number; most: number; weights: string }

const ZERO = 83
const STEPS = 43

/** Coefficients as characters. */
export const pack = (bias: number, weights: ArrayLike<number>): Packed => {
  const list = Array.from(weights)
  const most = list.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
  const codes = list.map((weight) => ZERO + Math.sign(weight) * Math.round(STEPS * Math.sqrt(Math.abs(weight) / most)))
  return {
    bias: Number(bias.toPrecision(6)),
    most: Number(most.toPrecision(6)),
    weights: codes.map((code) => String.fromCharCode(code)).join(''),
  }
}

type Linear = { bias: number; weights: Float32Array }

export const unpack = ({ bias, most, weights }: Packed): Linear => ({
  bias,
  weights: Float32Array.from(weights, (sign) => {
    const level = (sign.charCodeAt(0) - ZERO) / STEPS
    return most * level * Math.abs(level)
  }),
})

const scoreOf = ({ bias, weights }: Linear, { at, value }: Features): number => {
  const mask = weights.length - 1
  let sum = bias
  for (let each = 0; each < at.length; each += 1) sum += (weights[(at[each] ?? 0) & mask] ?? 0) * (value[each] ?? 0)
  return sum
}

/** What a stretch is most likely about, and how sure that is, from 0 to 1. */
export type Kind = { category: Category; person: 'self' | 'other'; sure: number }

export type Model = { danger: (features: Features) => number; kind: (features: Features) => Kind; checkFrom: number }

/** What the names of kinds in the file mean. */
export const KINDS: Readonly<Record<string, Omit<Kind, 'sure'>>> = {
  s: { category: 'suicide', person: 'self' },
  o: { category: 'suicide', person: 'other' },
  h: { category: 'self-harm', person: 'self' },
  v: { category: 'violence', person: 'self' },
  d: { category: 'danger', person: 'other' },
  e: { category: 'eating', person: 'self' },
  c: { category: 'child', person: 'other' },
  m: { category: 'child', person: 'self' },
  g: { category: 'elder', person: 'other' },
}

/** Makes the reader out of its file, once. */
export const modelOf = ({ danger, kinds, checkFrom }: ModelFile): Model => {
  if (danger.weights.length !== TABLE) throw new Error('the weights are not those of this table')
  const dangers = unpack(danger)
  const each = Object.entries(kinds).flatMap(([name, packed]) => {
    const kind = KINDS[name]
    return kind ? [{ kind, linear: unpack(packed) }] : []
  })
  return {
    checkFrom,
    danger: (features) => scoreOf(dangers, features),
    kind: (features) => {
      const [best] = each
        .map(({ kind, linear }) => ({ ...kind, sure: 1 / (1 + Math.exp(-scoreOf(linear, features))) }))
        .sort((a, b) => b.sure - a.sure)
      return best ?? { category: 'suicide', person: 'self', sure: 0 }
    },
  }
}
