import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import fitted from './fitted/danger.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const MESSAGES = ['development', 'fresh', 'last', 'next', 'final', 'unseen', 'odd']

const hashOfSource = (source: string): string => {
  if (source === 'messages') return hashOf(MESSAGES.map((name) => read(`data/coach/messages-${name}.jsonl`)).join(''))
  if (source !== 'patterns') return hashOf(read(`data/safety/${source}.jsonl`))
  const files = readdirSync(join(root, 'content/crisis/patterns')).sort()
  return hashOf(files.map((file) => read(`content/crisis/patterns/${file}`)).join('\n'))
}

test.each(Object.entries(fitted.sources))(
  'the fit rests on %s as it stands; else run npm run fit:danger',
  (source, hash) => {
    expect(hashOfSource(source)).toBe(hash)
  },
)

test('every file of labeled messages is a source of the fit', () => {
  const files = readdirSync(join(root, 'data/safety')).filter((file) => file.endsWith('.jsonl'))
  expect(Object.keys(fitted.sources).toSorted()).toEqual(
    [...files.map((file) => file.replace('.jsonl', '')), 'messages', 'patterns'].toSorted(),
  )
})

test('the fitted file stays small', () => {
  expect(statSync(join(import.meta.dirname, 'fitted/danger.json')).size).toBeLessThan(150_000)
})
