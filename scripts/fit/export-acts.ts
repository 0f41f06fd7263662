// What acts.py learns from: the follow-ups of data/coach/acts.jsonl with their features and vectors.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { actFeatures } from '../../packages/coach/src/acts/features.ts'
import { encodeAll } from '../encode.ts'
import { readLines } from '../json-lines.ts'
import { tuningHash } from './finder/export.ts'

const source = join(import.meta.dirname, '../../data/coach/acts.jsonl')

/** What the weights rest on: the lines, and the patterns that are among their features. */
export const actSources = () =>
  hash('sha256', readFileSync(source, 'utf8') + JSON.stringify(content.followUps.rules) + tuningHash())

export async function exportActs(folder: string): Promise<void> {
  const lines = readLines<{ act: string; text: string; pass: string }>(source)
  const rows = lines.map(({ text, ...row }) => ({ ...row, features: actFeatures(text) }))
  const vectors = await encodeAll(lines.map(({ text }) => text))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'acts.json'), JSON.stringify({ sources: actSources(), rows }))
  writeFileSync(
    join(folder, 'acts.f32'),
    Buffer.concat(vectors.map((vector) => Buffer.from(Float32Array.from(vector).buffer))),
  )
}
