import { SEARCH_HEADER } from '@understory/contract/conversations'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import { expect } from 'vitest'
import type { TestVisitor } from '../../testing/app.ts'
import { onEngines } from '../../testing/stores.ts'

const titlesFound = async (person: TestVisitor, search: string): Promise<string[]> =>
  (await person.read(`/api/conversations?search=${encodeURIComponent(search)}`)).map(titleOf)
const titleOf = ({ title }: { title: string }) => title

onEngines('reads a conversation with its turns, and renames it, on %s', async ({ person }) => {
  const { conversationId, messageTurnId, turnId } = (await person.say('First')).json()
  const path = `/api/conversations/${conversationId}`
  expect(await person.read(path)).toEqual({
    id: conversationId,
    title: 'First',
    context: 'Personal',
    createdAt: expect.any(String),
    turns: [
      expect.objectContaining({ id: messageTurnId, parentId: null, role: 'user', content: 'First' }),
      expect.objectContaining({ id: turnId, parentId: messageTurnId, role: 'assistant', isInterrupted: false }),
    ],
  })
  expect((await person.ask('PATCH', path, { title: '  The   talk\nwith Dad ' })).json().title).toBe('The talk with Dad')
  expect((await person.read('/api/conversations'))[0].title).toBe('The talk with Dad')
  expect((await person.ask('PATCH', path, { title: ' ' })).json().code).toBe('invalid-request')
})

onEngines('searches titles and turns literally on %s', async ({ person, visitor }) => {
  await person.say('My sister and the 100% rule')
  await person.say('My brother')
  await visitor().say('The sister of somebody else')
  const found = (search: string) => titlesFound(person, search)
  expect(await found('SISTER')).toEqual(['My sister and the 100% rule'])
  expect(await found('100%')).toEqual(['My sister and the 100% rule'])
  expect(await found('my')).toEqual(['My brother', 'My sister and the 100% rule'])
  expect(await found('%')).toEqual(['My sister and the 100% rule'])
  for (const pattern of ['m_', '\\', '.', '***=my', "' OR 1=1 --"]) expect(await found(pattern), pattern).toEqual([])
  const foundByHeader = async (search: string) =>
    (await person.ask('GET', '/api/conversations', undefined, { [SEARCH_HEADER]: search })).json()
  expect((await foundByHeader('SISTER and the 100%25')).map(titleOf)).toEqual(['My sister and the 100% rule'])
  for (const search of ['%', '%00', 'a'.repeat(SEARCH_LENGTH + 1)])
    expect(await foundByHeader(search)).toMatchObject({ code: 'invalid-request' })
})

onEngines('searches letters beyond ASCII on %s', async ({ person, store }) => {
  const written = ['École à Paris', 'Привет, лес', 'İstanbul und Übung', '🌲 Señor']
  for (const words of written) await person.say(words)
  const found = (search: string) => titlesFound(person, search)
  const whole = written.map((words) => [words])
  expect(await Promise.all(written.map(found))).toEqual(whole)
  // The PostgreSQL test server has the C locale; the locale decides what letters match.
  if (store.engine === 'sqlite') {
    expect(await Promise.all(written.map((words) => found(words.toLowerCase())))).toEqual(whole)
    expect(await found('ПРИВЕТ')).toEqual(['Привет, лес'])
  }
})

onEngines(
  'deletes one exchange, which later answers forget, and the conversation with its last one, on %s',
  async ({ person, store }) => {
    const first = (await person.say('One')).json()
    const { conversationId } = first
    const second = (await person.say('Two', { conversationId })).json()
    const third = (await person.say('Three', { conversationId })).json()
    const path = `/api/conversations/${conversationId}`
    const replyOf = ({ turnId }: { turnId: string }) =>
      store.read.selectFrom('turns').select('reply').where('id', '=', turnId).executeTakeFirst()
    expect((await replyOf(third))?.reply).toContain('"state":{"heard":5}')
    expect((await person.ask('DELETE', `${path}/turns/${second.turnId}`)).json()).toEqual({ deleted: 2 })
    expect((await replyOf(third))?.reply).toContain('"state":null')
    const { turns } = await person.read(path)
    expect(turns).toMatchObject([
      { id: first.messageTurnId },
      { id: first.turnId },
      { id: third.messageTurnId, parentId: first.turnId },
      { id: third.turnId },
    ])
    await person.ask('DELETE', `${path}/turns/${first.messageTurnId}`)
    expect((await person.read(path)).title).toBe('Three')
    await person.ask('PATCH', path, { title: 'Mine' })
    const fourth = (await person.say('Mine, too', { conversationId })).json()
    await person.ask('DELETE', `${path}/turns/${third.messageTurnId}`)
    expect((await person.read(path)).title).toBe('Mine')
    await person.ask('DELETE', `${path}/turns/${fourth.messageTurnId}`)
    expect((await person.ask('GET', path)).statusCode).toBe(404)
  },
)
