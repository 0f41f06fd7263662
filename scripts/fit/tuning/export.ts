// What tune.py learns from: the texts that export.ts of the finder wrote, cut into the word pieces that the encoder reads.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readable } from '@understory/encoder'
import { PIECES } from '@understory/encoder/sentence-model'
import { openWordPieces } from '@understory/encoder/word-pieces'
import { sentencesOf } from '@understory/language/words'
import { modelFolder } from '../../../apps/server/src/encoder/model-files.ts'
import { cacheFolder, exportTexts } from '../finder/export.ts'

const NO_VECTOR = new Float32Array()
const texts = await exportTexts(cacheFolder, async (all) => all.map(() => NO_VECTOR))
const vocabulary = JSON.parse(readFileSync(join(modelFolder(), 'vocab.json'), 'utf8'))
const cut = openWordPieces(vocabulary)
const pieces = texts.map((text) => sentencesOf(readable(text)).flatMap(cut).slice(0, PIECES))
writeFileSync(join(cacheFolder, 'pieces.json'), JSON.stringify({ folder: modelFolder(), pieces }))
