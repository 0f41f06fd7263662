// What fit.py learns from: labeled messages with the encoder's vectors, and how much each case near them counts.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { votesOf } from '../../../packages/coach/src/find/find.ts'
import { model as finder } from '../../../packages/coach/src/find/fitted.ts'
import { sentenceCount, vectorAt } from '../../../packages/coach/src/find/vector-parts.ts'
import { read } from '../../content/read.ts'
import { HeardSchema } from '../../content/schema.ts'
import { partsOf } from '../../encode.ts'
import { readLines } from '../../json-lines.ts'
import { cacheFolder } from '../finder/export.ts'

/** Below this share of the whole a case counts for nothing. */
const LEAST = 0.0003

const fileOf = (name: string) => join(import.meta.dirname, `../../../data/coach/${name}.jsonl`)
const sources = ['heard', 'heard-cases']

/** What the fit rests on: the labels with what they mean, the builders, and the finder that says which cases are near. */
export function classifierSources(): string {
  const { builders, cases } = content
  const faults: string[] = []
  const meanings = read('heard.yaml', HeardSchema, faults)
  if (!meanings) throw new Error(faults.join('\n'))
  const meant = meanings.map(({ id, means }) => [id, means])
  const served = [builders.map(({ id, need }) => [id, need]), cases.map(({ id, builder }) => [id, builder])]
  const labels = sources.map((name) => readFileSync(fileOf(name), 'utf8'))
  return hash('sha256', [finder.sources, JSON.stringify([meant, served]), ...labels].join(''))
}

async function readAll(name: string) {
  const messages = readLines<{ text: string }>(fileOf(name)).toSorted((a, b) => a.text.length - b.text.length)
  const vectors = await partsOf(messages.map(({ text }) => text))
  return messages.map((message) => {
    const numbers = vectors.get(message.text) ?? new Float32Array()
    const near = [...votesOf(message.text, vectors)].flatMap((share, row) => (share < LEAST ? [] : [[row, share]]))
    const parts = Array.from({ length: 1 + sentenceCount(numbers) }, (_, at) => vectorAt(numbers, at))
    return { ...message, near, parts }
  })
}

if (import.meta.main) {
  mkdirSync(cacheFolder, { recursive: true })
  const [known, apart] = [await readAll('heard'), await readAll('heard-apart')]
  const all = [...known, ...apart]
  const bytes = Buffer.concat(
    all.flatMap(({ parts }) => parts.map((part) => Buffer.from(Float32Array.from(part).buffer))),
  )
  writeFileSync(join(cacheFolder, 'classifier.f32'), bytes)
  const data = {
    sources: classifierSources(),
    heard: content.heard.map(({ id }) => id),
    builders: content.builders.map(({ id, need }) => ({ id, need })),
    cases: content.cases.map(({ id, builder }) => ({ id, builder })),
    caseIds: finder.caseIds,
    ofCases: readLines(fileOf('heard-cases')),
    apart: apart.length,
    messages: all.map(({ parts, ...message }) => ({ ...message, vectors: parts.length })),
  }
  writeFileSync(join(cacheFolder, 'classifier.json'), JSON.stringify(data))
}
