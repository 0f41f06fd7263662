// What fit.py learns from: every text of the cases with its vector, keywords and named hearers.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { keywordsOf } from '@understory/language/words'
import { hearerVotes } from '../../../packages/coach/src/understand/hearer.ts'

const SIZE = 512

/** The hash that the fitted file carries: a change of any case's text makes it stale. */
export function sourcesOf(): string {
  const cases = content.cases.map(({ id, title, need, to, ways, answer, phrase }) => [
    id,
    title,
    need,
    to,
    ways,
    answer,
    phrase,
  ])
  return createHash('sha256')
    .update(JSON.stringify([cases, content.roles]))
    .digest('hex')
}

export async function exportTexts(folder: string, encode: (texts: string[]) => Promise<Float32Array[]>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const contexts = new Map(content.cards.map(({ id, contexts: all }) => [id, all]))
  const rows = content.cases.flatMap((one) => [...one.ways, one.answer, one.phrase, one.title])
  const vectors = await encode(rows)
  const values = new Float32Array(rows.length * SIZE)
  for (const [at, vector] of vectors.entries()) values.set(vector, at * SIZE)
  writeFileSync(join(folder, 'vectors.f32'), new Uint8Array(values.buffer))
  const described = content.cases.map((one) => ({
    id: one.id,
    need: one.need,
    to: one.to,
    contexts: contexts.get(one.card) ?? [],
    group: content.roles.find(({ id }) => id === one.to)?.group,
    words: [...one.ways, one.answer, one.phrase, one.title].map((text) => keywordsOf(text)),
    votes: one.ways.map((way) => Object.fromEntries(hearerVotes(way))),
  }))
  writeFileSync(
    join(folder, 'texts.json'),
    JSON.stringify({
      sources: sourcesOf(),
      roles: content.roles.map(({ id, group }) => [id, group]),
      needs: content.needs.map(({ id }) => id),
      cases: described,
    }),
  )
}

export const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/finder')
export const readTexts = () => JSON.parse(readFileSync(join(cacheFolder, 'texts.json'), 'utf8'))
