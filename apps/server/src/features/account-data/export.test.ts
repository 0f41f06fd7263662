import { expect, test } from 'vitest'
import { bringIn, TIME } from '../../testing/account-file.ts'
import { testApp } from '../../testing/app.ts'
import { echoCoach } from '../../testing/readers.ts'
import { makeShare, openShare } from '../../testing/share.ts'
import { onEngines } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'
import { accountOf } from './service.ts'

onEngines('SET-01 B3 exports a large forest in order while others are served on %s', async ({ person }) => {
  const id = '00000000-0000-4000-8000-000000000001'
  const turn = { id, parentId: null, role: 'user', context: 'Work', isInterrupted: false, createdAt: TIME }
  const said = (title: string, ...contents: string[]) => {
    const turns = contents.map((content) => ({ ...turn, content }))
    return { id, title, context: 'Work', createdAt: TIME, turns }
  }
  const short = Array.from({ length: 205 }, (_, at) => said(`short ${at}`, `${at}`, `“${at}”`))
  const long = Array.from({ length: 12 }, (_, at) => said(`long ${at}`, 'a'.repeat(150_000), 'b'.repeat(150_000)))
  const result = { kind: 'text', context: 'Work', content: null, engineVersion: '1', createdAt: TIME }
  const file = {
    conversations: [...short, ...long, said('silent')],
    results: Array.from({ length: 205 }, (_, words) => ({ ...result, figures: { words } })),
  }
  expect((await bringIn(person, file)).statusCode).toBe(200)

  let taken = 0
  let others = setImmediate(function next() {
    taken++
    others = setImmediate(next)
  })
  const exported = await person.read('/api/account')
  clearImmediate(others)
  expect(taken).toBeGreaterThanOrEqual(long.length)
  const titled = ({ title, turns }: ReturnType<typeof said>) => [title, ...turns.map(({ content }) => content)]
  expect(exported.conversations.map(titled)).toEqual(file.conversations.map(titled))
  expect(exported.results).toEqual(file.results)
})

test('SET-01 exports more than ten thousand conversations', async () => {
  const { person } = await testApp()
  const silent = { id: '00000000-0000-4000-8000-000000000001', title: '', context: 'Work', createdAt: TIME, turns: [] }
  expect((await bringIn(person, { conversations: Array(10_001).fill(silent) })).statusCode).toBe(200)
  expect((await person.read('/api/account')).conversations).toHaveLength(10_001)
})

test('H4 R1 runs one export per owner at a time, and others in parallel', async () => {
  const { visitor } = await testApp()
  const [person, neighbor] = [visitor(), visitor()]
  await Promise.all([person.say('Mine'), neighbor.say('Ours')])
  const asked = [person, person, person, neighbor].map((one) => one.ask('GET', '/api/account'))
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect([statuses.slice(0, 3).toSorted(), statuses[3]]).toEqual([[200, 429, 429], 200])
  expect((await person.read('/api/account')).conversations).toHaveLength(1)
})

test('H4 stops an export when the client disconnects, and serves the next in full', async () => {
  const { person, store } = await testApp()
  await person.say('Mine')
  const { id } = await store.read.selectFrom('owners').select('id').executeTakeFirstOrThrow()
  const gathered = async (signal: AbortSignal) =>
    JSON.parse(String((await accountOf({ store, world: realWorld, coach: echoCoach }, id, signal)).json))
  expect((await gathered(AbortSignal.abort())).conversations).toEqual([])
  expect((await gathered(new AbortController().signal)).conversations).toHaveLength(1)
})

test('SET-01 exports each share with its own comments and tasks', async () => {
  const { person } = await testApp()
  for (const author of ['Lena', 'Omar']) {
    const made = await makeShare(person, { name: author })
    const coach = person.another()
    await openShare(coach, made)
    for (const text of ['First', 'Second']) await coach.ask('POST', `/api/shared/${made.id}/comments`, { author, text })
    await coach.ask('POST', `/api/shared/${made.id}/tasks`, { author, text: 'A task' })
  }
  const { shares } = await person.read('/api/account')
  const left = (author: string) => {
    const comments = ['First', 'Second'].map((text) => ({ author, text }))
    return { name: author, comments, tasks: [{ author, text: 'A task' }] }
  }
  expect(shares).toMatchObject([left('Lena'), left('Omar')])
})
