import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { realWorld } from '../../world.ts'

const DAY = 24 * 60 * 60 * 1000

test('S1 the cookie is opaque, closed to scripts, and the table holds its SHA-256 alone', async () => {
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

test('S1 where people come over https the cookie is secure and bound to the host', async () => {
  const { visitor } = await testApp({ publicUrl: new URL('https://forest.example') })
  const response = await visitor().say('Hi')
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-understory=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('S6 the first write makes one owner, and later writes make none', async () => {
  const { visitor, store } = await testApp()
  const person = visitor()
  await person.say('One')
  const second = await person.say('Two')
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(await store.read.selectFrom('owners').selectAll().execute()).toHaveLength(1)
})

test('a cookie that opens nothing is as good as none', async () => {
  const { visitor } = await testApp()
  const person = visitor()
  person.cookie = 'understory=abc'
  expect((await person.ask('GET', '/api/conversations')).json()).toEqual([])
  const response = await person.say('Hi')
  expect(response.cookies).toHaveLength(1)
})

test('S3 a session lives 400 days from the last visit, and a visit a day later renews it', async () => {
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

test('S2 a code redeemed leaves no session of the browser that redeemed it behind', async () => {
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
