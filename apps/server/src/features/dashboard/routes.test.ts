import { expect } from 'vitest'
import { onEngines } from '../../testing/stores.ts'

onEngines("counts the owner's activity and nobody else's on %s", async ({ visitor }) => {
  const [one, other] = [visitor(), visitor()]
  const none = { conversations: 0, exchanges: 0, textAnalyses: 0, voiceAnalyses: 0, recentVoice: [] }
  expect(await one.read('/api/dashboard')).toEqual({ ...none, lastPracticedAt: null })
  const { conversationId } = (await one.say('First')).json()
  await one.say('More', { conversationId })
  await other.say('Elsewhere')
  const lastPracticedAt = expect.stringMatching(/Z$/)
  expect(await one.read('/api/dashboard')).toEqual({ ...none, conversations: 1, exchanges: 2, lastPracticedAt })
})
