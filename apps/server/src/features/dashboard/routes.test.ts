import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { ENGINES } from '../../testing/stores.ts'

test.each(ENGINES)("counts the owner's activity and nobody else's on %s", async (_engine, open) => {
  const { visitor } = await testApp({ store: await open() })
  const [one, other] = [visitor(), visitor()]
  expect((await one.ask('GET', '/api/dashboard')).json()).toEqual({
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
  expect((await one.ask('GET', '/api/dashboard')).json()).toEqual({
    conversations: 1,
    exchanges: 2,
    textAnalyses: 0,
    voiceAnalyses: 0,
    recentVoice: [],
    lastPracticedAt: expect.stringMatching(/Z$/),
  })
})
