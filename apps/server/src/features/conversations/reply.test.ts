import type { Coaching } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { readCoaching, withoutMemory, writeReply } from './reply.ts'

test('an answer that forgets keeps what stands in its fields, and loses words that it offered', () => {
  const field = { name: 'what day', value: 'Friday', offered: ['Friday', 'the 9th'] }
  const parts: Coaching['parts'] = [
    { kind: 'phrase', medium: 'say', segments: [{ text: 'By ' }, field] },
    { kind: 'beats', beats: [{ title: 'Open', segments: [field] }] },
    { kind: 'why', text: 'A day helps.' },
  ]
  const coaching: Coaching = {
    chips: [],
    parts,
    suggestions: [],
    chosen: { tone: 'softer', fields: { other: 'my key', 'what day': 'Friday' } },
  }
  const kept = withoutMemory(writeReply({ coaching, state: { heard: 3 } }))
  expect(kept).not.toContain('the 9th')
  expect(kept).not.toContain('my key')
  expect(kept).toContain('"state":null')
  const bare = { name: 'what day', value: 'Friday' }
  expect(readCoaching(kept)?.chosen).toEqual({ tone: 'softer', fields: { 'what day': 'Friday' } })
  expect(readCoaching(kept)?.parts).toEqual([
    { kind: 'phrase', medium: 'say', segments: [{ text: 'By ' }, bare] },
    { kind: 'beats', beats: [{ title: 'Open', segments: [bare] }] },
    { kind: 'why', text: 'A day helps.' },
  ])
})
