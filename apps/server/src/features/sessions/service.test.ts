import { createHash } from 'node:crypto'
import { WAITED_HEADER } from '@understory/contract/waited'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../db/sqlite.ts'
import type { Store } from '../../db/store.ts'
import { migratedFile, type TestVisitor, temporaryFolder, testApp } from '../../testing/app.ts'
import { realWorld } from '../../world.ts'

const DAY = 24 * 60 * 60 * 1000

test('S1 sets an opaque HttpOnly cookie, and stores its SHA-256 only', async () => {
  const { visitor, store } = await testApp()
  const response = await visitor().say('Hi')
  const [cookie] = response.cookies
  expect(cookie).toMatchObject({
    name: 'understory',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 400 * 24 * 60 * 60,
  })
  expect(cookie?.secure).toBeUndefined()
  expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32)
  const sessions = await store.read.selectFrom('sessions').selectAll().execute()
  expect(sessions).toHaveLength(1)
  expect(sessions[0]?.token_hash).toBe(
    createHash('sha256')
      .update(cookie?.value ?? '')
      .digest('hex'),
  )
  expect(JSON.stringify(sessions)).not.toContain(cookie?.value)
})

test('S1 sets Secure and the __Host- prefix over https', async () => {
  const { visitor } = await testApp({ publicUrl: new URL('https://forest.example') })
  const response = await visitor().say('Hi')
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-understory=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('S6 creates one owner by the first write, none by later ones', async () => {
  const { visitor, store } = await testApp()
  const person = visitor()
  await person.say('One')
  const second = await person.say('Two')
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(await store.read.selectFrom('owners').selectAll().execute()).toHaveLength(1)
})

test('treats an invalid cookie like none', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  person.cookie = 'understory=abc'
  expect((await person.ask('GET', '/api/conversations')).json()).toEqual([])
  const response = await person.say('Hi')
  expect(response.cookies).toHaveLength(1)
})

test('S3 keeps a session for 400 days, renewed daily by a visit', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const { visitor } = await testApp({ world: { ...realWorld, now: () => new Date(now) } })
  const person = visitor()
  await person.say('Hi')
  now += 400 * DAY - 1000
  const renewed = await person.ask('GET', '/api/conversations')
  expect(renewed.json()).toHaveLength(1)
  expect(renewed.cookies).toHaveLength(1)
  now += 2 * DAY
  expect((await person.ask('GET', '/api/conversations')).json()).toHaveLength(1)
  now += 400 * DAY + 1000
  expect((await person.ask('GET', '/api/conversations')).json()).toEqual([])
})

test("S2 ends the browser's former session when it redeems a code", async () => {
  const { visitor, store } = await testApp()
  const [laptop, phone] = [visitor(), visitor()]
  await laptop.say('On the laptop')
  await phone.say('On the phone')
  const former = phone.cookie
  const { code } = (await laptop.ask('POST', '/api/device-codes', {})).json()
  expect((await phone.ask('POST', '/api/device-codes/redeem', { code })).statusCode).toBe(204)
  expect((await laptop.ask('GET', '/api/sessions')).json()).toHaveLength(2)
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toHaveLength(2)
  phone.cookie = former
  expect((await phone.ask('GET', '/api/conversations')).json()).toEqual([])
})

const waited = (person: TestVisitor) =>
  person.ask(
    'POST',
    '/api/chatbot',
    { messages: [{ role: 'user', content: 'It waited for the server.' }], context: 'Work' },
    { [WAITED_HEADER]: 'yes' },
  )

test('A1 S2 B4 creates no owner for queued writes of an ended session or deleted owner', async () => {
  for (const end of ['session', 'everything']) {
    const { visitor, store } = await testApp()
    const [laptop, phone] = [visitor(), visitor()]
    await laptop.say('On the laptop')
    const { code } = (await laptop.ask('POST', '/api/device-codes', {})).json()
    await phone.ask('POST', '/api/device-codes/redeem', { code })
    expect((await waited(phone)).statusCode).toBe(200)
    const sessions: { id: string; isThis: boolean }[] = (await laptop.ask('GET', '/api/sessions')).json()
    const other = sessions.find(({ isThis }) => !isThis)?.id
    await laptop.ask('DELETE', end === 'session' ? `/api/sessions/${other}` : '/api/account')
    const owners = await store.read.selectFrom('owners').selectAll().execute()

    expect((await waited(phone)).json()).toMatchObject({ statusCode: 409, code: 'forest-left' })
    expect(await store.read.selectFrom('owners').selectAll().execute()).toEqual(owners)
    // Sent manually, it belongs to whoever holds the phone now.
    expect((await phone.say('It waited for the server.')).statusCode).toBe(200)
  }
})

test('creates an owner for writes queued before any session', async () => {
  const { visitor } = await testApp()
  expect((await waited(visitor())).cookies).toHaveLength(1)
})

test('S1 D2 sets no cookie for a refused first write', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  const write = (value: string) =>
    visitor().ask('POST', '/api/writing-exceptions', { kind: 'word', value }, { 'idempotency-key': 'k'.repeat(32) })
  expect((await write('river')).cookies).toHaveLength(1)
  const refused = await write('brook')
  expect([refused.statusCode, refused.cookies]).toEqual([409, []])
  expect((await person.say('Hi', {}, { [WAITED_HEADER]: '1' })).statusCode).toBe(200)
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
  const { code } = (await person.ask('POST', '/api/device-codes', {})).json()
  isFailing = true
  const failed = await phone.ask('POST', '/api/device-codes/redeem', { code })
  expect([failed.statusCode, failed.cookies]).toEqual([503, []])
  isFailing = false
  const titles = async () =>
    (await phone.ask('GET', '/api/conversations')).json().map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['His'])
  expect((await phone.ask('POST', '/api/device-codes/redeem', { code })).statusCode).toBe(204)
  expect(await titles()).toEqual(['Hers'])
})
