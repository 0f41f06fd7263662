// Sentence vectors for fits and benches, cached by hash of the text.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIMENSIONS, WHOLES } from '@understory/encoder'
import { loadModel } from '../apps/server/src/encoder/model.ts'

const BATCH = 32
const NONE = new Float32Array(WHOLES * DIMENSIONS)
const tuning = readFileSync(join(import.meta.dirname, '../packages/encoder/fitted/tuning.json'))

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const keyOf = (text: string) => hashOf(text).slice(0, 24)

/** Vectors are of use as long as the tuning stands. */
const folderOf = (width: number) =>
  join(import.meta.dirname, '../node_modules/.cache/encoder', hashOf(tuning).slice(0, 12), String(width))

function kept(folder: string, width: number): Map<string, Float32Array> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'keys'))) return new Map()
  const keys = readFileSync(join(folder, 'keys'), 'utf8')
    .split('\n')
    .filter((key) => key !== '')
  const bytes = readFileSync(join(folder, 'vectors.f32'))
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  return new Map(keys.map((key, at) => [key, values.subarray(at * width, (at + 1) * width)]))
}

/** The first numbers of each text, kept for the next time. */
function keeping(width: number): (texts: readonly string[]) => Promise<Float32Array[]> {
  const folder = folderOf(width)
  let known: Map<string, Float32Array> | undefined
  return async (texts) => {
    known ??= kept(folder, width)
    const vectors = known
    const missing = [...new Set(texts)]
      .filter((text) => !vectors.has(keyOf(text)))
      .toSorted((a, b) => a.length - b.length)
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH)
      const encoded = (await encodeParts(batch)).map((numbers) => numbers.slice(0, width))
      for (const [index, text] of batch.entries()) vectors.set(keyOf(text), encoded[index] ?? NONE)
      appendFileSync(join(folder, 'vectors.f32'), Buffer.concat(encoded.map(({ buffer }) => Buffer.from(buffer))))
      appendFileSync(join(folder, 'keys'), `${batch.map(keyOf).join('\n')}\n`)
    }
    return texts.map((text) => vectors.get(keyOf(text)) ?? NONE)
  }
}

let model: ReturnType<typeof loadModel> | undefined

/** The vector of each text as a whole after the last layer, and those of all layers that are told. */
export const encodeAll = keeping(DIMENSIONS)
export const encodeWholes = keeping(WHOLES * DIMENSIONS)

/** As the server gives them, with the vectors of sentences and words. Not kept. */
async function encodeParts(texts: readonly string[]): Promise<Float32Array[]> {
  model ??= loadModel()
  return (await model)(texts)
}

export const vectorsOf = mapped(encodeWholes)
export const partsOf = mapped(encodeParts)

function mapped(encode: (texts: readonly string[]) => Promise<Float32Array[]>) {
  return async (texts: readonly string[]): Promise<Map<string, Float32Array>> => {
    const vectors = await encode(texts)
    return new Map(texts.map((text, at) => [text, vectors[at] ?? NONE]))
  }
}
