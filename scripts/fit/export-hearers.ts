// What hearers.py learns from: messages with whom their writers speak to, and what the coach reads about that: npm run fit:hearers.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { type Context, contextOf } from '@understory/contract/contexts'
import { hearerSigns } from '../../packages/coach/src/find/find.ts'
import { model as finder } from '../../packages/coach/src/find/fitted.ts'
import { partsOf } from '../encode.ts'
import { readLines } from '../json-lines.ts'
import { cacheFolder } from './finder/export.ts'

/** Sets that nothing is measured on any more but by leaving them out. */
export const SETS: readonly string[] = [
  'development',
  'fresh',
  'last',
  'next',
  'final',
  'unseen',
  'blind',
  'recent',
  'late',
  'newest',
  'odd',
]
/** Where nobody chooses, a conversation has this context. */
const DEFAULT: Context = 'Personal'

const fileOf = (set: string) => join(import.meta.dirname, `../../data/coach/messages-${set}.jsonl`)
/** What the weights rest on: the messages, and the finder that says which cases are near. */
export const hearerSources = () =>
  hash('sha256', [finder.sources, ...SETS.map((set) => readFileSync(fileOf(set), 'utf8'))].join(''))

async function rowsOf(set: string) {
  const messages = readLines<{ text: string; context: string; to: string[] }>(fileOf(set))
  const vectors = await partsOf(messages.map(({ text }) => text))
  return messages.flatMap(({ text, to, context }) => {
    const chosen = contextOf(context)
    return [...new Set([chosen, DEFAULT])].map((each) => {
      const signs = hearerSigns(text, each, vectors)
      const [expected, voted] = [signs.map((sign) => sign.expected), signs.map((sign) => sign.voted)]
      return { set, context: each, isChosen: each === chosen, to, expected, voted }
    })
  })
}

if (import.meta.main) {
  const rows = (await Promise.all(SETS.map(rowsOf))).flat()
  const roles = content.roles.map(({ id }) => id)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(join(cacheFolder, 'hearers.json'), JSON.stringify({ sources: hearerSources(), roles, rows }))
}
