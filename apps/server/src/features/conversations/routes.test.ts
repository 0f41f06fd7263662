import { CONVERSATIONS_LENGTH_PER_PAGE, CONVERSATIONS_PER_PAGE, MESSAGE_LENGTH } from '@understory/contract/limits'
import { expect } from 'vitest'
import { onEngines, rowsIn } from '../../testing/stores.ts'

onEngines('SET-02 lists title, time, context and thread, newest first, on %s', async ({ person }) => {
  const { conversationId } = (await person.say('Line one\nline two', { context: 'Family' })).json()
  await person.say('And now?', { context: 'Work', conversationId })
  await person.say('Something else')
  const list = await person.read('/api/conversations')
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['Something else', 'Line one'])
  expect(list[1]).toEqual({
    id: conversationId,
    title: 'Line one',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    context: 'Work',
    content: expect.stringMatching(
      /^You: Line one\nline two\n\nUnderstory: Family: .*\n\nYou: And now\?\n\nUnderstory: Work: /s,
    ),
  })
})

onEngines('S6 returns nothing and creates nothing without a cookie on %s', async ({ visitor, store }) => {
  const response = await visitor().ask('GET', '/api/conversations')
  expect(response.json()).toEqual([])
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await rowsIn(store, 'owners')).toEqual([])
})

onEngines('A1 hides conversations from other owners, in lists and by id, on %s', async ({ visitor }) => {
  const [one, other, nobody] = [visitor(), visitor(), visitor()]
  const { conversationId, turnId } = (await one.say('Mine')).json()
  const path = `/api/conversations/${conversationId}`
  await other.say('Theirs')
  expect((await other.ask('GET', '/api/conversations')).body).not.toContain('Mine')
  for (const stranger of [other, nobody]) {
    const attempts = [
      await stranger.ask('GET', `/api/conversations?before=${conversationId}`),
      await stranger.ask('GET', path),
      await stranger.ask('PATCH', path, { title: 'Mine now' }),
      await stranger.ask('DELETE', path),
      await stranger.ask('DELETE', `${path}/turns/${turnId}`),
      await stranger.say('Let me in', { conversationId }),
    ]
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
  }
  expect(await one.read('/api/conversations')).toMatchObject([{ title: 'Mine' }])
})

onEngines('SET-03 SET-06 deletes one conversation or all, with turns, of the owner only on %s', async (home) => {
  const [one, other] = [home.visitor(), home.visitor()]
  const { conversationId } = (await one.say('Bye')).json()
  expect((await one.ask('DELETE', `/api/conversations/${conversationId}`)).statusCode).toBe(204)
  expect((await one.ask('DELETE', `/api/conversations/${conversationId}`)).statusCode).toBe(404)
  expect(await rowsIn(home.store, 'turns')).toEqual([])
  for (const words of ['A', 'B']) await one.say(words)
  await other.say('C')
  expect((await one.ask('DELETE', '/api/conversations')).json()).toEqual({ deleted: 2 })
  expect(await one.read('/api/conversations')).toEqual([])
  expect(await other.read('/api/conversations')).toHaveLength(1)
})

onEngines('pages a long history without repeats or gaps on %s', async ({ person }) => {
  const said = Array.from({ length: CONVERSATIONS_PER_PAGE + 5 }, (_, index) => `Number ${index}`)
  for (const content of said) await person.say(content)
  const first = await person.read('/api/conversations')
  const second = await person.read(`/api/conversations?before=${first.at(-1).id}`)
  expect(first).toHaveLength(CONVERSATIONS_PER_PAGE)
  expect([...first, ...second].map(({ title }) => title)).toEqual(said.toReversed())
})

onEngines('ends a page early for long threads, with at least one, on %s', async ({ person }) => {
  const long = 'word '.repeat(MESSAGE_LENGTH / 5)
  const enough = Math.ceil(CONVERSATIONS_LENGTH_PER_PAGE / (2 * MESSAGE_LENGTH))
  for (let count = 0; count < enough + 3; count++) await person.say(long)
  const page = await person.read('/api/conversations')
  expect(page.length).toBeGreaterThan(0)
  expect(page.length).toBeLessThan(enough + 3)
})
