import { constants, setPriority } from 'node:os'
import type { Encode } from '@understory/encoder'
import { serveTasks } from '../workers/serve.ts'
import { loadModel } from './model.ts'

export type EncodeTask = { texts: string[]; folder?: string }

// On Linux a priority is that of the one thread: whoever only wants a page is served before what is computed here.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let loaded: Promise<Encode> | undefined

/** All vectors one after another, so that they cross to the server in one piece, and how many numbers each text has. */
export type Encoded = { all: Float32Array<ArrayBuffer>; lengths: number[] }

async function encode({ texts, folder }: EncodeTask): Promise<Encoded> {
  loaded ??= loadModel(folder)
  const vectors = await (await loaded)(texts)
  const lengths = vectors.map(({ length }) => length)
  const all = new Float32Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const vector of vectors) {
    all.set(vector, at)
    at += vector.length
  }
  return { all, lengths }
}

serveTasks(encode, ({ all }) => [all.buffer])
