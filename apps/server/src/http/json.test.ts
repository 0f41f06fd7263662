import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { rowsIn } from '../testing/stores.ts'
import { isOversizedJson } from './json.ts'

const objectOf = (names: number) =>
  `{${Array.from({ length: names }, (_, index) => `"k${index}":"a:b{[\\""`).join(',')}}`

test('I4 accepts an object of 1,000 keys anywhere, and rejects 1,001', () => {
  for (const around of ['HERE', '[HERE]', '{"a":[1,{"b":HERE}]}']) {
    expect(isOversizedJson(around.replace('HERE', objectOf(1_000)))).toBe(false)
    expect(isOversizedJson(around.replace('HERE', objectOf(1_001)))).toBe(true)
  }
  expect(isOversizedJson(`[${Array.from({ length: 700 }, () => objectOf(900)).join(',')}]`)).toBe(true)
  expect(isOversizedJson(JSON.stringify({ text: ':'.repeat(700_000) }))).toBe(false)
})

const account = (results: string) =>
  `{"format":"understory","version":1,"exportedAt":"2026-11-20T10:00:00.000Z","conversations":[],"results":${results},"writingExceptions":[],"shares":[]}`

const imports: [string, string, string][] = [
  ['a million names in one object', account(`[{"figures":${objectOf(500_000)}}]`), 'invalid-json'],
  ['eight million zeros', account(`[${'0,'.repeat(7_900_000)}0]`), 'invalid-request'],
  ['a million empty objects', account(`[${'{},'.repeat(1_000_000)}{}]`), 'invalid-request'],
  ['five million brackets', '['.repeat(5_000_000), 'invalid-json'],
  ['a prototype deep inside', account('[{"figures":{"__proto__":{"admin":true}}}]'), 'invalid-json'],
  ['a constructor', account('[{"figures":{"constructor":{"prototype":{"admin":true}}}}]'), 'invalid-json'],
]

test.each(imports)('I4 B3 rejects an import of %s without blocking the event loop', async (_what, payload, code) => {
  const { visitor, store } = await testApp()
  const before = process.cpuUsage()
  const response = await visitor().ask('POST', '/api/account/import', payload)
  const { user } = process.cpuUsage(before)
  expect([response.statusCode, response.json().code]).toEqual([400, code])
  // CPU time, ten times what it takes here: before names were counted, half a million took ten seconds.
  expect(user / 1000).toBeLessThan(3_000)
  expect(await rowsIn(store, 'owners')).toEqual([])
  expect(Object.prototype).not.toHaveProperty('admin')
})
