import { expect, test } from 'vitest'
import type { CompletionRequest } from '../../ai/chat-model.ts'
import { echo, testApp } from '../../testing/app.ts'
import { completing } from '../../testing/chat-models.ts'
import { rowsIn } from '../../testing/stores.ts'
import { MOST_GROWN } from './store.ts'

const values = [
  'art-creativity',
  'Art & Creativity',
  'dev',
  'veterans-military',
  'Beekeeping',
  '',
  '🌳',
  'a'.repeat(200),
]

test.each(values)('NET-03 returns path, label, icon and description for sub-branches of %j', async (branch) => {
  const { app } = await testApp()
  const response = await app.inject({ url: '/api/nav/sub-branches', query: { branch } })
  expect(response.statusCode).toBe(200)
  const list = response.json()
  expect(list.length).toBeGreaterThan(1)
  for (const item of list) {
    expect(Object.keys(item).toSorted()).toEqual(['description', 'icon', 'label', 'path'])
    expect(item.path).toMatch(/^\/dashboard\/[^/]+[/?]/)
    expect(item.label).not.toBe('')
  }
})

test("NET-03 puts each sub-branch under its parent's path", async () => {
  const { app } = await testApp()
  const list = (await app.inject({ url: '/api/nav/sub-branches', query: { branch: 'Art & Creativity' } })).json()
  for (const { path } of list) expect(path.startsWith('/dashboard/art-creativity')).toBe(true)
})

test('NET-03 rejects a missing or overlong branch', async () => {
  const { app } = await testApp()
  for (const url of ['/api/nav/sub-branches', `/api/nav/sub-branches?branch=${'a'.repeat(201)}`]) {
    expect((await app.inject(url)).json()).toMatchObject({ statusCode: 400, code: 'invalid-request' })
  }
})

const good = ['Asking for help', 'Saying no', 'Telling the truth'].map((label) => ({
  label,
  icon: '🐝',
  description: 'How to begin.',
}))

test('NET-03 generates sub-branches of a label once by a model, under their parent', async () => {
  const { heard, chatModel } = completing(`Here they are:\n${JSON.stringify({ places: good })}`)
  const { app } = await testApp({ chatModel })
  const ask = async (branch: string) => (await app.inject({ url: '/api/nav/sub-branches', query: { branch } })).json()
  const list = await ask('Beekeeping')
  expect(list.map(({ label }: { label: string }) => label)).toEqual(good.map(({ label }) => label))
  expect(list[0].path).toBe('/dashboard/new-branch?wish=Asking%20for%20help')
  expect(await ask('beekeeping ')).toEqual(list)
  expect(heard.map(({ text }) => text)).toEqual(['Beekeeping'])
})

test('NET-03 one bad item of a model is an Untitled Branch, and the others stay', async () => {
  const places = [...good.slice(0, 2), { label: 7, icon: null }]
  const { app } = await testApp({ chatModel: completing(JSON.stringify({ places })).chatModel })
  const list = (await app.inject('/api/nav/sub-branches?branch=Beekeeping')).json()
  expect(list[0].label).toBe(good[0]?.label)
  expect(list[2]).toEqual({
    path: '/dashboard/new-branch?wish=Untitled%20Branch',
    label: 'Untitled Branch',
    icon: '🍃',
    description: 'No description available',
  })
})

test.each([
  ['fails', new Error('canary')],
  ['is no JSON', 'I would rather not.'],
  ['holds too little', JSON.stringify({ places: good.slice(1) })],
  ['holds other fields', JSON.stringify({ places: [{ name: 'x' }, { name: 'y' }, { name: 'z' }] })],
  ['is too long', JSON.stringify({ places: good.map((item) => ({ ...item, label: 'a'.repeat(81) })) })],
  ['says the same thrice', JSON.stringify({ places: [good[0], good[0], good[0]] })],
])("NET-03 falls back to the built-in generator when the model's answer %s", async (_what, answer) => {
  const { app } = await testApp({ chatModel: completing(answer).chatModel })
  const { app: plain } = await testApp()
  const url = '/api/nav/sub-branches?branch=Beekeeping'
  expect((await app.inject(url)).json()).toEqual((await plain.inject(url)).json())
})

test('NET-03 sends no written sub-branches or labels about danger to a model', async () => {
  const { heard, chatModel } = completing(JSON.stringify({ places: good }))
  const { app } = await testApp({ chatModel })
  await app.inject({ url: '/api/nav/sub-branches', query: { branch: 'art-creativity' } })
  await app.inject({ url: '/api/nav/sub-branches', query: { branch: 'I want to kill myself' } })
  expect(heard).toEqual([])
})

test('A1 P1 returns branches generated for one owner only for the same words', async () => {
  const asked: string[] = []
  const complete = async ({ text }: CompletionRequest) => {
    asked.push(text)
    return JSON.stringify({ places: good.map((item) => ({ ...item, description: `For ${text}` })) })
  }
  const { app, store } = await testApp({ chatModel: { ...echo, complete } })
  const ask = async (branch: string) => (await app.inject({ url: '/api/nav/sub-branches', query: { branch } })).body
  const first = await ask('Leaving Anna in March')
  expect(first).toContain('Anna')
  for (const near of ['Leaving Ann in March', 'Leaving', 'leaving anna in march.', 'Leaving\u200bAnna in March', '%'])
    expect(await ask(near)).not.toContain('For Leaving Anna in March')
  expect(await ask(' LEAVING ANNA IN MARCH')).toBe(first)
  expect(asked).toHaveLength(6)
  const rows = await rowsIn(store, 'grown_branches')
  for (const row of rows) expect(row).toMatchObject({ key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('R3 bounds the cache of generated branches, and answers beyond it', async () => {
  const { chatModel } = completing(JSON.stringify({ places: good }))
  const { app, store } = await testApp({ chatModel, rateLimitScale: 10_000 })
  await store.write(async (database) => {
    for (let count = 0; count < MOST_GROWN; count++)
      await database
        .insertInto('grown_branches')
        .values({ key_hash: `k${count}`, branches: '[]', created_at: new Date().toISOString() })
        .execute()
  })
  const response = await app.inject({ url: '/api/nav/sub-branches', query: { branch: 'Beekeeping' } })
  expect(response.json().map(({ label }: { label: string }) => label)).toEqual(good.map(({ label }) => label))
  expect(await rowsIn(store, 'grown_branches')).toHaveLength(MOST_GROWN)
})
