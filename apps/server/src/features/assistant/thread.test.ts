import { expect, test } from 'vitest'
import { writeReply } from '../conversations/reply.ts'
import { typedInto } from './thread.ts'

test('words that were offered and pressed are not read for danger again, typed ones are', () => {
  const [pressed, typed] = ['he wants to die laughing', 'tonight I end it']
  const segments = [{ name: 'what happened', value: '', offered: [pressed] }]
  const parts = [{ kind: 'phrase' as const, medium: 'say' as const, segments }]
  const chosen = { fields: { 'what happened': pressed, 'what day': typed } }
  const coaching = { chips: [], parts, suggestions: [], chosen }
  const answer = { role: 'assistant' as const, content: 'Hello', reply: writeReply({ coaching, state: { heard: 1 } }) }
  expect(typedInto([answer], undefined)).toEqual([typed])
  expect(typedInto([], chosen, coaching)).toEqual([typed])
  // Offered for another field, it counts as typed.
  expect(typedInto([], { fields: { other: pressed } }, coaching)).toEqual([pressed])
})
