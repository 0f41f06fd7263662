import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { completing } from '../testing/chat-models.ts'

const STRANGER = '203.0.113.5'

test("R1 C1 H3 limits, doesn't cache and rejects other spellings of an address alike", async () => {
  for (const url of ['/api/installation', '/%61pi/installation', '/%61p%69/installation?x=1']) {
    const { app } = await testApp({ rateLimitScale: 0.01 })
    const ask = () => app.inject({ url, remoteAddress: STRANGER })
    // HEAD counts like GET.
    const head = await app.inject({ method: 'HEAD', url, remoteAddress: STRANGER })
    const answers = [head, await ask(), await ask(), await ask()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
    app.isUnderPressure = () => true
    expect((await ask()).statusCode).toBe(503)
  }
})

test('A1 R3 keeps session and model limit for other spellings of an address, and for HEAD', async () => {
  const { chatModel, heard } = completing('A line')
  const { app, person } = await testApp({ chatModel })
  await person.say('Hello')
  expect(await person.read('/%61pi/conversations')).toHaveLength(1)
  const body = { text: 'Good morning', fromLanguage: 'en', toLanguage: 'fr' }
  for (let count = 0; count < 25; count++) await person.ask('POST', '/%61pi/translate', body)
  expect(heard.length).toBeLessThanOrEqual(20)
  expect((await app.inject({ url: '/%61pi/health', remoteAddress: STRANGER })).statusCode).toBe(200)
  heard.length = 0
  for (let count = 0; count < 25; count++) {
    const url = `/api/nav/sub-branches?branch=Beekeeping ${count}`
    await app.inject({ method: 'HEAD', url, remoteAddress: STRANGER })
  }
  expect(heard).toHaveLength(20)
})
