// Sentence vectors for fits and benches, cached by hash of the text.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModel, type ModelName } from '../apps/server/src/encoder/model.ts'

const SIZE = 512
const BATCH = 32
const cache = join(import.meta.dirname, '../node_modules/.cache/encoder')
const tuning = join(import.meta.dirname, '../packages/encoder/fitted/tuning.json')

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const keyOf = (text: string) => hashOf(text).slice(0, 24)

/** Vectors of the tuned model are of use as long as its tuning stands. */
const folderOf = (model: ModelName) =>
  model === 'general' ? cache : join(cache, hashOf(readFileSync(tuning)).slice(0, 12))

function kept(folder: string): Map<string, Float32Array> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'keys'))) return new Map()
  const keys = readFileSync(join(folder, 'keys'), 'utf8')
    .split('\n')
    .filter((key) => key !== '')
  const bytes = readFileSync(join(folder, 'vectors.f32'))
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  return new Map(keys.map((key, at) => [key, values.slice(at * SIZE, (at + 1) * SIZE)]))
}

const loaded: Partial<Record<ModelName, ReturnType<typeof loadModel>>> = {}

function open(model: ModelName) {
  loaded[model] ??= loadModel(model)
  return loaded[model]
}

function encoderOf(model: ModelName) {
  let known: Map<string, Float32Array> | undefined

  return async (texts: readonly string[]): Promise<Float32Array[]> => {
    const folder = folderOf(model)
    known ??= kept(folder)
    const vectors = known
    const missing = [...new Set(texts)]
      .filter((text) => !vectors.has(keyOf(text)))
      .toSorted((a, b) => a.length - b.length)
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH)
      const encoded = (await (await open(model))(batch)).map((numbers) => numbers.subarray(0, SIZE))
      for (const [index, text] of batch.entries()) vectors.set(keyOf(text), encoded[index] ?? new Float32Array(SIZE))
      const bytes = Buffer.concat(encoded.map((vector) => Buffer.from(Float32Array.from(vector).buffer)))
      appendFileSync(join(folder, 'vectors.f32'), bytes)
      appendFileSync(join(folder, 'keys'), `${batch.map(keyOf).join('\n')}\n`)
    }
    return texts.map((text) => vectors.get(keyOf(text)) ?? new Float32Array(SIZE))
  }
}

/** As the server gives them: of several sentences each has its vector, too. Not cached. */
const caseEncode = async (texts: readonly string[]) => (await open('tuned'))(texts)

/** By the model as published. */
export const encodeAll = encoderOf('general')
/** By the model that was tuned on messages and their cases, each text as a whole. */
export const encodeForCases = encoderOf('tuned')

export const vectorsOf = mapped(encodeAll)
export const caseVectorsOf = mapped(caseEncode)

function mapped(encode: (texts: readonly string[]) => Promise<Float32Array[]>) {
  return async (texts: readonly string[]): Promise<Map<string, Float32Array>> => {
    const vectors = await encode(texts)
    return new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array(SIZE)]))
  }
}
