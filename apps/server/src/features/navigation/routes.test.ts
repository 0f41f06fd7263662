import { expect, test } from 'vitest'
import type { CompletionRequest } from '../../ai/chat-model.ts'
import type { Deps } from '../../app.ts'
import { echo, testApp } from '../../testing/app.ts'
import { completing } from '../../testing/chat-models.ts'
import { rowsIn } from '../../testing/stores.ts'
import { MOST_GROWN } from './store.ts'

const growing = async (deps: Partial<Deps> = {}) => {
  const home = await testApp(deps)
  const grow = async (branch: string) =>
    (await home.app.inject({ url: '/api/nav/sub-branches', query: { branch } })).json()
  return { ...home, grow }
}

test('NET-03 returns path, label, icon and description for sub-branches of any label', async () => {
  const { grow } = await growing()
  for (const branch of ['art-creativity', 'dev', 'veterans-military', 'Beekeeping', '', '🌳', 'a'.repeat(200)]) {
    const list = await grow(branch)
    expect(list.length, branch).toBeGreaterThan(1)
    for (const item of list) {
      expect(Object.keys(item).toSorted()).toEqual(['description', 'icon', 'label', 'path'])
      expect(item.path).toMatch(/^\/dashboard\/[^/]+[/?]/)
      expect(item.label).not.toBe('')
    }
  }
  for (const { path } of await grow('Art & Creativity')) expect(path).toMatch(/^\/dashboard\/art-creativity[/?]/)
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
  const { grow } = await growing({ chatModel })
  const list = await grow('Beekeeping')
  expect(list).toMatchObject(good.map(({ label }) => ({ label })))
  expect(list[0].path).toBe('/dashboard/new-branch?wish=Asking%20for%20help')
  expect(await grow('beekeeping ')).toEqual(list)
  expect(heard.map(({ text }) => text)).toEqual(['Beekeeping'])
})

test('NET-03 one bad item of a model is an Untitled Branch, and the others stay', async () => {
  const places = [...good.slice(0, 2), { label: 7, icon: null }]
  const { grow } = await growing({ chatModel: completing(JSON.stringify({ places })).chatModel })
  const list = await grow('Beekeeping')
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
  const [modeled, plain] = [await growing({ chatModel: completing(answer).chatModel }), await growing()]
  expect(await modeled.grow('Beekeeping')).toEqual(await plain.grow('Beekeeping'))
})

test('NET-03 sends no written sub-branches or labels about danger to a model', async () => {
  const { heard, chatModel } = completing(JSON.stringify({ places: good }))
  const { grow } = await growing({ chatModel })
  await grow('art-creativity')
  await grow('I want to kill myself')
  expect(heard).toEqual([])
})

test('A1 P1 returns branches generated for one owner only for the same words', async () => {
  const asked: string[] = []
  const complete = async ({ text }: CompletionRequest) => {
    asked.push(text)
    return JSON.stringify({ places: good.map((item) => ({ ...item, description: `For ${text}` })) })
  }
  const { grow, store } = await growing({ chatModel: { ...echo, complete } })
  const ask = async (branch: string) => JSON.stringify(await grow(branch))
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
  const { grow, store } = await growing({ chatModel })
  await store.write(async (database) => {
    for (let count = 0; count < MOST_GROWN; count++)
      await database
        .insertInto('grown_branches')
        .values({ key_hash: `k${count}`, branches: '[]', created_at: new Date().toISOString() })
        .execute()
  })
  expect(await grow('Beekeeping')).toMatchObject(good.map(({ label }) => ({ label })))
  expect(await rowsIn(store, 'grown_branches')).toHaveLength(MOST_GROWN)
})
