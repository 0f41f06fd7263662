import { expect } from 'vitest'
import { onEngines } from '../../testing/stores.ts'

onEngines("counts the owner's activity and nobody else's on %s", async ({ visitor }) => {
  const [one, other] = [visitor(), visitor()]
  expect(await one.read('/api/dashboard')).toEqual({
    conversations: 0,
    exchanges: 0,
    textAnalyses: 0,
    voiceAnalyses: 0,
    recentVoice: [],
    lastPracticedAt: null,
  })
  const { conversationId } = (await one.say('First')).json()
  await one.say('More', { conversationId })
  await other.say('Elsewhere')
  expect(await one.read('/api/dashboard')).toEqual({
    conversations: 1,
    exchanges: 2,
    textAnalyses: 0,
    voiceAnalyses: 0,
    recentVoice: [],
    lastPracticedAt: expect.stringMatching(/Z$/),
  })
})
