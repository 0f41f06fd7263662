import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import fitted from './fitted/danger.json' with { type: 'json' }
import { sourceHashes } from './test-sources.ts'

const hashes = sourceHashes()

test.each(Object.entries(fitted.sources))(
  'the fit rests on %s as it stands; else run npm run fit:danger',
  (source, hash) => {
    expect(hashes[source]).toBe(hash)
  },
)

test('every file of labeled messages is a source of the fit', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../data/safety')).filter((file) => file.endsWith('.jsonl'))
  expect(Object.keys(fitted.sources).toSorted()).toEqual(
    [...files.map((file) => file.replace('.jsonl', '')), 'messages', 'patterns', 'tuning'].toSorted(),
  )
})

test('the fitted file stays small', () => {
  expect(statSync(join(import.meta.dirname, 'fitted/danger.json')).size).toBeLessThan(200_000)
})
