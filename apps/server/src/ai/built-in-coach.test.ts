import { expect, test } from 'vitest'
import { builtInCoach, makeCoachReady } from './built-in-coach.ts'
import { wholeOf } from './chat-model.ts'

test('a message that comes while the coach is made ready is answered after, so that others are served between the steps', async () => {
  let isReady = false
  const ready = makeCoachReady().then(() => {
    isReady = true
  })
  const answered = wholeOf(
    builtInCoach.reply({
      turns: [{ role: 'user', content: 'How do I ask my boss for a raise?' }],
      context: 'Work',
      signal: new AbortController().signal,
    }),
  ).then((text) => ({ text, wasReady: isReady }))
  await ready
  expect(await answered).toEqual({ text: expect.stringContaining('boss'), wasReady: true })
})
