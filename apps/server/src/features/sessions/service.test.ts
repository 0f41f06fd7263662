import { hash } from 'node:crypto'
import { WAITED_HEADER } from '@understory/contract/waited'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../db/sqlite.ts'
import type { Store } from '../../db/store.ts'
import { migratedFile, type TestVisitor, temporaryFolder, testApp } from '../../testing/app.ts'
import { asking } from '../../testing/events.ts'
import { ENGINES, rowsIn } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'

const DAY = 24 * 60 * 60 * 1000

/** A code that opens the person's forest in another browser. */
const codeOf = async (person: TestVisitor) => (await person.ask('POST', '/api/device-codes', {})).json().code
const redeem = (person: TestVisitor, code: string) => person.ask('POST', '/api/device-codes/redeem', { code })

test('S1 sets an opaque HttpOnly cookie, and stores its SHA-256 only', async () => {
  const { visitor, store } = await testApp()
  const response = await visitor().say('Hi')
  const [cookie] = response.cookies
  const maxAge = 400 * 24 * 60 * 60
  expect(cookie).toMatchObject({ name: 'understory', httpOnly: true, sameSite: 'Lax', path: '/', maxAge })
  expect(cookie?.secure).toBeUndefined()
  expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32)
  const sessions = await rowsIn(store, 'sessions')
  expect(sessions).toMatchObject([{ token_hash: hash('sha256', cookie?.value ?? '') }])
  expect(JSON.stringify(sessions)).not.toContain(cookie?.value)
})

test('S1 sets Secure and the __Host- prefix over https', async () => {
  const { visitor } = await testApp({ publicUrl: new URL('https://forest.example') })
  const response = await visitor().say('Hi')
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-understory=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('S6 creates one owner by the first write, with no valid cookie, and none by later ones', async () => {
  const { person, store } = await testApp()
  person.cookie = 'understory=abc'
  expect(await person.read('/api/conversations')).toEqual([])
  expect((await person.say('One')).cookies).toHaveLength(1)
  expect((await person.say('Two')).headers['set-cookie']).toBeUndefined()
  expect(await rowsIn(store, 'owners')).toHaveLength(1)
})

test('S3 keeps a session for 400 days, renewed daily by a visit', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const { person } = await testApp({ world: { ...realWorld, now: () => new Date(now) } })
  await person.say('Hi')
  now += 400 * DAY - 1000
  const renewed = await person.ask('GET', '/api/conversations')
  expect(renewed.json()).toHaveLength(1)
  expect(renewed.cookies).toHaveLength(1)
  now += 2 * DAY
  expect(await person.read('/api/conversations')).toHaveLength(1)
  now += 400 * DAY + 1000
  expect(await person.read('/api/conversations')).toEqual([])
})

const waited = (person: TestVisitor) =>
  person.ask('POST', '/api/chatbot', asking('It waited for the server.'), { [WAITED_HEADER]: 'yes' })

test('A1 S2 B4 creates no owner for queued writes of an ended session or deleted owner', async () => {
  for (const end of ['session', 'everything']) {
    const { visitor, store } = await testApp()
    const [laptop, phone] = [visitor(), visitor()]
    await laptop.say('On the laptop')
    const code = await codeOf(laptop)
    await redeem(phone, code)
    expect((await waited(phone)).statusCode).toBe(200)
    const sessions: { id: string; isThis: boolean }[] = await laptop.read('/api/sessions')
    const other = sessions.find(({ isThis }) => !isThis)?.id
    await laptop.ask('DELETE', end === 'session' ? `/api/sessions/${other}` : '/api/account')
    const owners = await rowsIn(store, 'owners')

    expect((await waited(phone)).json()).toMatchObject({ statusCode: 409, code: 'forest-left' })
    expect(await rowsIn(store, 'owners')).toEqual(owners)
    // Sent manually, it belongs to whoever holds the phone now.
    expect((await phone.say('It waited for the server.')).statusCode).toBe(200)
  }
})

test('S1 D2 a queued first write creates an owner, and a refused one sets no cookie', async () => {
  const { visitor } = await testApp()
  const write = (value: string) =>
    visitor().ask('POST', '/api/writing-exceptions', { kind: 'word', value }, { 'idempotency-key': 'k'.repeat(32) })
  expect((await write('river')).cookies).toHaveLength(1)
  const refused = await write('brook')
  expect([refused.statusCode, refused.cookies]).toEqual([409, []])
  expect((await waited(visitor())).cookies).toHaveLength(1)
})

test("S1 D6 keeps the browser's session when a code can't be redeemed", async () => {
  const store = await openSqlite(migratedFile(temporaryFolder()))
  onTestFinished(() => store.close())
  let isFailing = false
  const write: Store['write'] = (work, options) =>
    store.write(async (database) => {
      const result = await work(database)
      if (isFailing) throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
      return result
    }, options)
  const { visitor } = await testApp({ store: { ...store, write } })
  const [person, phone] = [visitor(), visitor()]
  await Promise.all([person.say('Hers'), phone.say('His')])
  const code = await codeOf(person)
  isFailing = true
  const failed = await redeem(phone, code)
  expect([failed.statusCode, failed.cookies]).toEqual([503, []])
  isFailing = false
  expect(await phone.read('/api/conversations')).toMatchObject([{ title: 'His' }])
  expect((await redeem(phone, code)).statusCode).toBe(204)
  expect(await phone.read('/api/conversations')).toMatchObject([{ title: 'Hers' }])
})

test.each(ENGINES)('S1 S2 opens the forest in another browser once within ten minutes on %s', async (_engine, open) => {
  let now = Date.parse('2026-11-20T10:00:00.000Z')
  const { visitor, store } = await testApp({ store: await open(), world: { ...realWorld, now: () => new Date(now) } })
  const [laptop, phone, third] = [visitor(), visitor(), visitor()]
  await laptop.say('On the laptop')
  await phone.say('On the phone')
  const former = phone.cookie
  const { code, expiresAt } = (await laptop.ask('POST', '/api/device-codes', {})).json()
  expect(code).toMatch(/^(?:[a-z]{5}-){7}[a-z]{5}$/)
  expect(Date.parse(expiresAt) - now).toBe(10 * 60 * 1000)
  expect(JSON.stringify(await rowsIn(store, 'device_codes'))).not.toContain(code)
  const typed = code.toUpperCase().replaceAll('-', ' ')
  expect((await redeem(phone, typed)).statusCode).toBe(204)
  expect(await phone.read('/api/conversations')).toMatchObject([{ title: 'On the laptop' }])
  expect(await rowsIn(store, 'sessions')).toHaveLength(2)
  const left = await third.ask('GET', '/api/conversations', undefined, { cookie: former })
  expect(left.json()).toEqual([])
  expect((await redeem(third, code)).statusCode).toBe(404)

  const sessions = await laptop.read('/api/sessions')
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
  expect((await third.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(404)
  expect((await laptop.ask('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(204)
  expect(await phone.read('/api/conversations')).toEqual([])

  const late = await codeOf(laptop)
  now += 10 * 60 * 1000 + 1
  expect((await redeem(third, late)).statusCode).toBe(404)
})

test('S5 blocks an address after 20 wrong codes', async () => {
  const { visitor } = await testApp()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess++) statuses.push((await redeem(visitor(), `babab-${guess}`)).statusCode)
  expect(statuses.slice(18)).toEqual([404, 404, 429, 429])
})
