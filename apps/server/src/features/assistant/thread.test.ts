import type { Coaching } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { writeReply } from '../conversations/reply.ts'
import { typedInto } from './thread.ts'

const coaching: Coaching = {
  chips: [],
  parts: [
    {
      kind: 'phrase',
      medium: 'say',
      segments: [{ name: 'what happened', value: '', offered: ['he wants to die laughing'] }],
    },
  ],
  suggestions: [],
  chosen: { fields: { 'what happened': 'he wants to die laughing', 'what day': 'tonight I end it' } },
}

test('words that were offered and pressed are not read for danger again, typed ones are', () => {
  const reply = writeReply({ coaching, state: { heard: 1 } })
  const turns = [
    { role: 'user' as const, content: 'Hi' },
    { role: 'assistant' as const, content: 'Hello', reply },
  ]
  expect(typedInto(turns, undefined)).toEqual(['tonight I end it'])
  expect(typedInto([], coaching.chosen, coaching)).toEqual(['tonight I end it'])
  expect(typedInto([], coaching.chosen)).toHaveLength(2)
  // Offered for another field, it counts as typed.
  expect(typedInto([], { fields: { other: 'he wants to die laughing' } }, coaching)).toHaveLength(1)
})
