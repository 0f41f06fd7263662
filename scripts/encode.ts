// Sentence vectors for fits and benches, cached by hash of the text.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModel } from '../apps/server/src/encoder/model.ts'

const SIZE = 512
const BATCH = 32
const folder = join(import.meta.dirname, '../node_modules/.cache/encoder')
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

function kept(): Map<string, Float32Array> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'keys'))) return new Map()
  const keys = readFileSync(join(folder, 'keys'), 'utf8')
    .split('\n')
    .filter((key) => key !== '')
  const bytes = readFileSync(join(folder, 'vectors.f32'))
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  return new Map(keys.map((key, at) => [key, values.slice(at * SIZE, (at + 1) * SIZE)]))
}

let known: Map<string, Float32Array> | undefined
let loaded: ReturnType<typeof loadModel> | undefined

export async function encodeAll(texts: readonly string[]): Promise<Float32Array[]> {
  known ??= kept()
  const missing = [...new Set(texts)].filter((text) => !known?.has(keyOf(text))).toSorted((a, b) => a.length - b.length)
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH)
    loaded ??= loadModel()
    const encode = await loaded
    const vectors = await encode(batch)
    for (const [index, text] of batch.entries()) known.set(keyOf(text), vectors[index] ?? new Float32Array(SIZE))
    const bytes = Buffer.concat(vectors.map((vector) => Buffer.from(Float32Array.from(vector).buffer)))
    appendFileSync(join(folder, 'vectors.f32'), bytes)
    appendFileSync(join(folder, 'keys'), `${batch.map(keyOf).join('\n')}\n`)
  }
  const vectors = known
  return texts.map((text) => vectors.get(keyOf(text)) ?? new Float32Array(SIZE))
}

/** The same as a map. */
export async function vectorsOf(texts: readonly string[]): Promise<Map<string, Float32Array>> {
  const vectors = await encodeAll(texts)
  return new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array(SIZE)]))
}
