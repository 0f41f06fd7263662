// What tune.py learns from: the texts that export.ts of the finder wrote, cut into the word pieces that the encoder reads.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PIECES } from '@understory/encoder/sentence-model'
import { openCutter } from '../../../apps/server/src/encoder/model.ts'
import { modelFolder, readModelFiles } from '../../../apps/server/src/encoder/model-files.ts'
import { PINS } from '../../../apps/server/src/encoder/pins.ts'
import { cacheFolder, exportTexts } from '../finder/export.ts'

const NO_VECTOR = new Float32Array()
const texts = await exportTexts(cacheFolder, async (all) => all.map(() => NO_VECTOR))
const cut = openCutter(await readModelFiles())
const pieces = texts.map((text) => cut(text).flat(2).slice(0, PIECES))
const folder = dirname(join(modelFolder(), PINS.graph.file))
const vocabulary = join(modelFolder(), PINS.tokenizer.file)
writeFileSync(join(cacheFolder, 'pieces.json'), JSON.stringify({ folder, vocabulary, pieces }))
