// What tune.py learns from: the texts that export.ts of the finder wrote, cut into the word pieces that the encoder reads.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readable } from '@understory/encoder'
import { modelFolder } from '../../../apps/server/src/encoder/model-files.ts'
import { cacheFolder, exportTexts } from '../finder/export.ts'

type Tokenizer = { tokenizer: { encode: (text: string) => number[] } }
type Embeddings = { initModel: (source: () => Promise<unknown>) => Promise<Tokenizer> }

/** Word pieces that the model reads of a text. */
const PIECES = 128

const NO_VECTOR = new Float32Array()
const texts = await exportTexts(cacheFolder, async (all) => all.map(() => NO_VECTOR))
const vocabulary = JSON.parse(readFileSync(join(modelFolder(), 'vocab.json'), 'utf8'))
const server = createRequire(new URL('../../../apps/server/src/encoder/model.ts', import.meta.url))
const { initModel } = server('@energetic-ai/embeddings') as Embeddings
const { tokenizer } = await initModel(async () => ({ model: null, vocabulary }))
const pieces = texts.map((text) => tokenizer.encode(readable(text)).slice(0, PIECES))
writeFileSync(join(cacheFolder, 'pieces.json'), JSON.stringify({ folder: modelFolder(), pieces }))
