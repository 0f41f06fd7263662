// What fit.py learns from: messages cut into the word pieces that the encoder reads, with the blanks that words of theirs fill.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openCutter } from '../../../apps/server/src/encoder/model.ts'
import { modelFolder, readModelFiles } from '../../../apps/server/src/encoder/model-files.ts'
import { PINS } from '../../../apps/server/src/encoder/pins.ts'
import { readLines } from '../../json-lines.ts'
import { cacheFolder, tuningHash } from '../finder/export.ts'

const fileOf = (name: string) => join(import.meta.dirname, `../../../data/coach/${name}.jsonl`)
const source = fileOf('own-words')

/** What the fit rests on: the messages with their blanks, and the encoder that reads them. */
export const ownWordSources = (): string => hash('sha256', readFileSync(source, 'utf8') + tuningHash())

if (import.meta.main) {
  const cut = openCutter(await readModelFiles())
  const readAll = (file: string) =>
    readLines<{ text: string }>(file).map((message) => ({
      ...message,
      words: cut(message.text).flat(),
    }))
  mkdirSync(cacheFolder, { recursive: true })
  const data = {
    sources: ownWordSources(),
    folder: dirname(join(modelFolder(), PINS.graph.file)),
    messages: readAll(source),
    apart: readAll(fileOf('own-words-apart')),
  }
  writeFileSync(join(cacheFolder, 'own-words.json'), JSON.stringify(data))
}
