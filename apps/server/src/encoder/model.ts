import { createRequire } from 'node:module'
import { DIMENSIONS, type Encode, readable } from '@understory/encoder'
import { tune, type WeightSpec } from '@understory/encoder/tuning'
import tuning from '@understory/encoder/tuning.json' with { type: 'json' }
import { readModelFiles } from './model-files.ts'

/** What we use of two packages whose own types name packages that they do not bring along. */
type Core = {
  ready: () => Promise<void>
  setBackend: (name: string) => Promise<boolean>
  loadGraphModel: (source: { load: () => Promise<unknown> }) => Promise<unknown>
}
type Embeddings = {
  initModel: (source: () => Promise<unknown>) => Promise<{ embed: (texts: string[]) => Promise<number[][]> }>
}
type ModelJson = { modelTopology: unknown; weightsManifest: { weights: WeightSpec[] }[] }

/** As published, or with what was learned on our own messages added to its weights. */
export type ModelName = 'general' | 'tuned'

/**
 * Universal Sentence Encoder Lite in this thread, which works while it encodes: servers keep it in a thread of its own.
 *
 * @throws ChangedFileError where the weights are not the pinned ones
 */
export async function loadModel(name: ModelName, folder?: string): Promise<Encode> {
  const files = await readModelFiles(folder)
  const require = createRequire(import.meta.url)
  const core = require('@energetic-ai/core') as Core
  const { initModel } = require('@energetic-ai/embeddings') as Embeddings
  // A model that is loaded before its backend is there has none.
  if (!(await core.setBackend('wasm'))) throw new Error('The wasm backend did not start.')
  await core.ready()
  const { modelTopology, weightsManifest } = files.model as ModelJson
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  if (name === 'tuned') tune(files.weights, weightSpecs, tuning)
  const artifacts = { modelTopology, weightSpecs, weightData: files.weights }
  const loaded = await core.loadGraphModel({ load: async () => artifacts })
  const model = await initModel(async () => ({ model: loaded, vocabulary: files.vocabulary }))
  // The first batch compiles what the others use.
  await model.embed(['How do I say this?'])
  return async (texts) => (await model.embed(texts.map(readable))).map(vectorOf)
}

function vectorOf(numbers: readonly number[]): Float32Array {
  if (numbers.length !== DIMENSIONS) throw new Error('The model gave a vector of another length.')
  return Float32Array.from(numbers)
}
