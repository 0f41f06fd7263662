import { WRITING_EXCEPTIONS } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { bringIn, TIME } from '../../testing/account-file.ts'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { onEngines } from '../../testing/stores.ts'

const ADDRESS = '/api/writing-exceptions'

onEngines('A1 mutes a rule for its owner only on %s', async ({ visitor }) => {
  const [one, other] = [visitor(), visitor()]
  expect(await one.read(ADDRESS)).toEqual([])
  const added = await one.ask('POST', ADDRESS, { kind: 'rule', value: 'hedge/modal' })
  expect(added.statusCode).toBe(201)
  await one.ask('POST', ADDRESS, { kind: 'word', value: ' Ravioletto ' })
  await other.ask('POST', ADDRESS, { kind: 'word', value: 'Other' })
  expect(await one.read(ADDRESS)).toEqual([
    { id: expect.any(String), kind: 'rule', value: 'hedge/modal' },
    { id: expect.any(String), kind: 'word', value: 'Ravioletto' },
  ])
  const { id } = added.json()
  expect((await other.ask('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(404)
  expect((await visitor().ask('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(404)
  expect((await one.ask('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(204)
  expect(await one.read(ADDRESS)).toHaveLength(1)
})

onEngines('D2 adds an exception once, with a key or without, on %s', async ({ person }) => {
  const add = (key?: string) =>
    person.ask('POST', ADDRESS, { kind: 'word', value: 'Kubernetes' }, key ? { 'idempotency-key': key } : {})
  const ids = [await add('k'), await add('k'), await add()].map((reply) => reply.json().id)
  expect(new Set(ids).size).toBe(1)
  const reused = await person.ask('POST', ADDRESS, { kind: 'word', value: 'Else' }, { 'idempotency-key': 'k' })
  expect(reused.statusCode).toBe(409)
})

test('rejects a blank, overlong or unknown exception', async () => {
  const { visitor } = await testApp()
  const words = ['', '  ', 'a'.repeat(61)].map((value) => ({ kind: 'word', value }))
  for (const body of [...words, { kind: 'verse', value: 'x' }, { kind: 'rule' }]) {
    const reply = await visitor().ask('POST', ADDRESS, body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-request'])
  }
})

test('R3 rejects one exception over the limit, but not an existing one', async () => {
  const { person, visitor } = await testApp()
  const bring = (owner: TestVisitor, count: number) => {
    const words = Array.from({ length: count }, (_, number) => ({ kind: 'word', value: `w${number}`, createdAt: TIME }))
    return bringIn(owner, { writingExceptions: words })
  }
  expect((await bring(visitor(), WRITING_EXCEPTIONS + 1)).json().code).toBe('limit-reached')
  expect((await bring(person, WRITING_EXCEPTIONS)).statusCode).toBe(200)
  const add = (value: string) => person.ask('POST', ADDRESS, { kind: 'word', value })
  expect((await add('w0')).statusCode).toBe(201)
  expect((await add('river')).json().code).toBe('limit-reached')
})
