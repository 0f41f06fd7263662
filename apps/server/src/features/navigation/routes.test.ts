import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

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

test.each(values)('NET-03 sub-branches of %j have path, label, icon and description', async (branch) => {
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

test('NET-03 the path of each sub-branch begins with its parent', async () => {
  const { app } = await testApp()
  const list = (await app.inject({ url: '/api/nav/sub-branches', query: { branch: 'Art & Creativity' } })).json()
  for (const { path } of list) expect(path.startsWith('/dashboard/art-creativity')).toBe(true)
})

test('NET-03 a call without a branch, or with one too long, is refused', async () => {
  const { app } = await testApp()
  for (const url of ['/api/nav/sub-branches', `/api/nav/sub-branches?branch=${'a'.repeat(201)}`]) {
    expect((await app.inject(url)).json()).toMatchObject({ statusCode: 400, code: 'invalid-request' })
  }
})
