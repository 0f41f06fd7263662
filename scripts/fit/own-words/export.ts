// What fit.py learns from: messages cut into the word pieces that the encoder reads, with the blanks that words of theirs fill.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readable } from '@understory/encoder'
import { PIECES } from '@understory/encoder/sentence-model'
import { openWordPieces } from '@understory/encoder/word-pieces'
import { sentencesOf, withSingleSpaces } from '@understory/language/words'
import { modelFolder } from '../../../apps/server/src/encoder/model-files.ts'
import { readLines } from '../../json-lines.ts'
import { cacheFolder, tuningHash } from '../finder/export.ts'

const fileOf = (name: string) => join(import.meta.dirname, `../../../data/coach/${name}.jsonl`)
const source = fileOf('own-words')

/** What the fit rests on: the messages with their blanks, and the encoder that reads them. */
export const ownWordSources = (): string => hash('sha256', readFileSync(source, 'utf8') + tuningHash())

if (import.meta.main) {
  const cut = openWordPieces(JSON.parse(readFileSync(join(modelFolder(), 'vocab.json'), 'utf8')))
  const readAll = (file: string) =>
    readLines<{ text: string }>(file).map((message) => ({
      ...message,
      pieces: sentencesOf(readable(message.text)).map(withSingleSpaces).flatMap(cut).slice(0, PIECES),
    }))
  mkdirSync(cacheFolder, { recursive: true })
  const data = {
    sources: ownWordSources(),
    folder: modelFolder(),
    messages: readAll(source),
    apart: readAll(fileOf('own-words-apart')),
  }
  writeFileSync(join(cacheFolder, 'own-words.json'), JSON.stringify(data))
}
