import { expect, test } from 'vitest'
import { readCoaching, withoutMemory, writeReply } from './reply.ts'

test('an answer that forgets keeps what stands in its fields, and loses words that it offered', () => {
  const field = { name: 'what day', value: 'Friday', offered: ['Friday', 'the 9th'] }
  const beats = { kind: 'beats' as const, beats: [{ title: 'Open', segments: [field] }] }
  const parts = [{ kind: 'phrase' as const, medium: 'say' as const, segments: [{ text: 'By ' }, field] }, beats]
  const chosen = { tone: 'softer' as const, fields: { other: 'my key', 'what day': 'Friday' } }
  const kept = withoutMemory(
    writeReply({ coaching: { chips: [], parts, suggestions: [], chosen }, state: { heard: 3 } }),
  )
  expect(kept).toContain('"state":null')
  for (const gone of ['the 9th', 'my key', 'offered']) expect(kept).not.toContain(gone)
  expect(readCoaching(kept)?.chosen).toEqual({ tone: 'softer', fields: { 'what day': 'Friday' } })
  expect(kept?.match(/"value":"Friday"/g)).toHaveLength(2)
})
