// What fit.py learns from: every text of the cases and every training message, with its vector, keywords and named hearers.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { keywordsOf } from '@understory/language/words'
import { hearerVotes } from '../../../packages/coach/src/understand/hearer.ts'
import { readLines } from '../../json-lines.ts'

const SIZE = 384
/** One text in five is left out of the fit that is measured, by the first byte of its hash. */
const LEFT_OUT_BELOW = 51

const tuningFile = join(import.meta.dirname, '../../../packages/encoder/fitted/tuning.json')
/** Of the encoder's tuning, on which all vectors rest. */
export const tuningHash = () => hashOf(readFileSync(tuningFile, 'utf8')).digest('hex')
const trainingFile = join(import.meta.dirname, '../../../data/coach/training.jsonl')
const training = readFileSync(trainingFile, 'utf8')
const messages = Map.groupBy(readLines<{ case: string; text: string }>(trainingFile), (message) => message.case)

const hashOf = (text: string) => createHash('sha256').update(text)

/** The hash that the fitted file carries: a change of any case's text, a card's contexts, a training message or the encoder's tuning makes it stale. */
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
  const { cards, needs, roles } = content
  const contexts = cards.map(({ id, contexts: all }) => [id, all])
  return hashOf(JSON.stringify([cases, contexts, needs.map(({ id }) => id), roles, training, tuningHash()])).digest(
    'hex',
  )
}

/** Writes the texts and, in the same order, their vectors; returns the texts. */
export async function exportTexts(
  folder: string,
  encode: (texts: string[]) => Promise<Float32Array[]>,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const contexts = new Map(content.cards.map(({ id, contexts: all }) => [id, all]))
  const rows = content.cases.flatMap(({ id, ways, answer, phrase, title }, at) => [
    ...ways.map((text) => ({ case: at, kind: 'way', text })),
    ...(messages.get(id) ?? []).map(({ text }) => ({ case: at, kind: 'message', text })),
    { case: at, kind: 'answer', text: answer },
    { case: at, kind: 'phrase', text: phrase },
    { case: at, kind: 'title', text: title },
  ])
  const vectors = await encode(rows.map(({ text }) => text))
  const values = new Float32Array(rows.length * SIZE)
  for (const [at, vector] of vectors.entries()) values.set(vector, at * SIZE)
  writeFileSync(join(folder, 'vectors.f32'), new Uint8Array(values.buffer))
  const texts = rows.map(({ text, ...row }) => ({
    ...row,
    words: keywordsOf(text),
    votes: Object.fromEntries(hearerVotes(text)),
    isLeft: (hashOf(text).digest()[0] ?? 0) < LEFT_OUT_BELOW,
  }))
  const cases = content.cases.map(({ id, need, to, card }) => ({ id, need, to, contexts: contexts.get(card) ?? [] }))
  writeFileSync(
    join(folder, 'texts.json'),
    JSON.stringify({
      sources: sourcesOf(),
      roles: content.roles.map(({ id, group }) => [id, group]),
      needs: content.needs.map(({ id }) => id),
      cases,
      texts,
    }),
  )
  return rows.map(({ text }) => text)
}

export const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/finder')
