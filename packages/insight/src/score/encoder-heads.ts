import type { Places } from '../text/reading.ts'
import { isKindness } from './digs.ts'
import type { Phrase, Plan } from './encoded-text.ts'
import type { Emotion } from './groups.ts'
import type { ModelFile, RawScore } from './linear-model.ts'
import { type EmotionScale, eachFitted, type FittedName, type Heard, WEAK } from './models.ts'
import emotion from './weights/encoder/emotion.json' with { type: 'json' }
import formality from './weights/encoder/formality.json' with { type: 'json' }
import politeness from './weights/encoder/politeness.json' with { type: 'json' }
import sentiment from './weights/encoder/sentiment.json' with { type: 'json' }

type Vector = ArrayLike<number>
export type Vectors = { get(text: string): Vector | undefined }

/**
 * Linear head: raw = `words` × word score + `weights` · vector / `weightScale` + `bias`. `middle` is the mean
 * contribution of the vector.
 */
export type HeadFile = {
  words: number
  bias: number
  middle: number
  weights: string
  weightScale: number
}

/** Head and scale as shipped. */
export type EncoderFile = Omit<
  ModelFile,
  'dense' | 'words' | 'wordTerms' | 'wordWeights' | 'letterTerms' | 'letterWeights' | 'termScale' | 'bias'
> & {
  encoder: string
  head: HeadFile
}

type Head = HeadFile & { each: Float64Array }

const headOf = (file: HeadFile): Head => ({
  ...file,
  each: Float64Array.from(file.weights.split(' '), (weight) => Number(weight) / file.weightScale),
})

/** No head for certainty: it doesn't improve on words alone. */
export const ENCODER_FILES: Partial<Record<FittedName, EncoderFile>> = { politeness, formality, sentiment }

const build = () => ({
  fitted: new Map<string, Head>(Object.entries(ENCODER_FILES).map(([name, { head }]) => [name, headOf(head)])),
  emotions: new Map(emotion.groups.map(({ id, head }) => [id, headOf(head)] as const)),
  scales: emotion.groups.map(
    ({ id, slope, offset, f1 }): EmotionScale => ({ emotion: id as Emotion, slope, offset, weak: f1 < WEAK }),
  ),
})

let built: ReturnType<typeof build> | undefined

const heads = (): ReturnType<typeof build> => {
  built ??= build()
  return built
}

/** Quantization of contributions. */
const STEPS = 1e4

const product = ({ each }: Head, vector: Vector): number => {
  let sum = 0
  for (let at = 0; at < each.length; at += 1) sum += (each[at] ?? 0) * (vector[at] ?? 0)
  return sum
}

type Encoded = {
  stretches: readonly { share: number; dug: number; vector: Vector }[]
  phrases: readonly { phrase: Phrase; vector: Vector; without: Vector }[]
}

/** The vectors of a plan; undefined if one of a window is missing. */
const encodedOf = ({ stretches: planned, phrases: asked }: Plan, vectors: Vectors): Encoded | undefined => {
  const stretches = planned.flatMap(({ share, dug, text }) => {
    const vector = vectors.get(text)
    return vector === undefined ? [] : [{ share, dug, vector }]
  })
  if (stretches.length === 0 || stretches.length < planned.length) return undefined
  const phrases = asked.flatMap((phrase) => {
    const [vector, without] = [vectors.get(phrase.stretch.text), vectors.get(phrase.without)]
    return vector === undefined || without === undefined ? [] : [{ phrase, vector, without }]
  })
  return { stretches, phrases }
}

/** Distributes a phrase's contribution over its words. */
const spreadOver = ({ tokens }: Places, { first, last }: Phrase, part: number, perToken: Float64Array): boolean => {
  let words = 0
  for (let at = first; at < last; at += 1) if (tokens[at]?.kind === 'word') words += 1
  for (let at = first; at < last; at += 1)
    if (tokens[at]?.kind === 'word') perToken[at] = (perToken[at] ?? 0) + part / words
  return words > 0
}

/** Contribution of a window, without kindness inside digs. */
const broughtBy = (head: Head, vector: Vector, dug: number): number => {
  const lift = product(head, vector) - head.middle
  return head.middle + (lift > 0 ? lift * (1 - dug) : lift)
}

const mixed = (
  head: Head,
  { raw, perToken, rest }: RawScore,
  isKind: boolean,
  places: Places,
  encoded: Encoded,
): RawScore => {
  const pull = perToken.map((part) => part * head.words)
  const exact = encoded.stretches.reduce(
    (sum, { share, dug, vector }) => sum + share * broughtBy(head, vector, isKind ? dug : 0),
    0,
  )
  // Rounding: the last digits of a vector depend on the processor, a score must not.
  const read = Math.round(exact * STEPS) / STEPS
  let whole = read - head.middle
  if (pull.length > 0)
    for (const { phrase, vector, without } of encoded.phrases) {
      const part = phrase.stretch.share * (product(head, vector) - product(head, without))
      if (isKind && phrase.isDug && part > 0) continue
      if (spreadOver(places, phrase, part, pull)) whole -= part
    }
  const base = head.bias + head.words * rest + head.middle
  return { raw: head.bias + head.words * raw + read, perToken: pull, rest: base + whole, whole }
}

/** Adds the encoder to the word scores; unchanged if a vector is missing. */
export const withEncoder = (heard: Heard, places: Places, plan: Plan, vectors: Vectors): Heard => {
  const encoded = encodedOf(plan, vectors)
  if (encoded === undefined) return heard
  const { fitted, emotions, scales } = heads()
  const mix = (name: string, head: Head | undefined, score: RawScore): RawScore =>
    head === undefined ? score : mixed(head, score, isKindness(name), places, encoded)
  return {
    fitted: eachFitted((name) => mix(name, fitted.get(name), heard.fitted[name])),
    emotions: Object.fromEntries(
      Object.entries(heard.emotions).map(([name, score]) => [name, mix(name, emotions.get(name), score)]),
    ) as Heard['emotions'],
    scales: { fitted: eachFitted((name) => ENCODER_FILES[name] ?? heard.scales.fitted[name]), emotions: scales },
    isEncoded: true,
  }
}
