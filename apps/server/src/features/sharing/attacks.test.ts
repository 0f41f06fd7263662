import { SHARES_PER_OWNER, TASKS_PER_SHARE } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { makeShare, openShare } from '../../testing/share.ts'
import { ENGINES, onEngines, rowsIn } from '../../testing/stores.ts'

onEngines('D2 what a coach sends again with its key is there once on %s', async ({ visitor }) => {
  const [owner, lena, omar] = [visitor(), visitor(), visitor()]
  const made = await makeShare(owner)
  await openShare(lena, made)
  await openShare(omar, made)
  const key = { 'idempotency-key': 'k-1' }
  const say = (coach: TestVisitor, kind: 'comments' | 'tasks', text: string, headers = {}) =>
    coach.ask('POST', `/api/shared/${made.id}/${kind}`, { author: 'Lena', text }, headers)
  for (const kind of ['comments', 'tasks'] as const) {
    const asKey = { 'idempotency-key': `${kind}-1` }
    const [first, again] = [await say(lena, kind, 'Once', asKey), await say(lena, kind, 'Once', asKey)]
    expect(first.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect((await say(lena, kind, 'Another', asKey)).json().code).toBe('idempotency-key-reused')
  }
  const [hers, his] = [await say(lena, 'comments', 'Hello', key), await say(omar, 'comments', 'Hello', key)]
  expect(his.json().id).not.toBe(hers.json().id)
  await owner.ask('POST', '/api/writing-exceptions', { kind: 'word', value: 'river' }, key)
  const { comments, tasks } = await lena.read(`/api/shared/${made.id}`)
  expect([comments.length, tasks.length]).toEqual([3, 1])
})

test.each(ENGINES)('A4 an endlessly opened share keeps 200 viewers, its first too, on %s', async (_engine, open) => {
  const store = await open()
  const { visitor } = await testApp({ store, rateLimitScale: 1000 })
  const [owner, faithful] = [visitor(), visitor()]
  const made = await makeShare(owner)
  for (let count = 0; count < 5; count++) await openShare(faithful, made)
  const rows = () => rowsIn(store, 'share_viewers')
  expect(await rows()).toHaveLength(1)
  for (let count = 0; count < 199; count++) await openShare(visitor(), made)
  expect((await faithful.ask('GET', `/api/shared/${made.id}`)).statusCode).toBe(200)
  for (let count = 0; count < 11; count++) await openShare(visitor(), made)
  expect(await rows()).toHaveLength(200)
  expect((await owner.read('/api/shares'))[0].opens).toBe(215)
})

test.each(ENGINES)('R3 shares and tasks sent at once stay within their limits on %s', async (_engine, store) => {
  const { visitor } = await testApp({ store: await store(), rateLimitScale: 1000 })
  const [owner, coach] = [visitor(), visitor()]
  const made = await makeShare(owner)
  await openShare(coach, made)
  /** Fills all but five places one after another, then asks for fifteen at once. */
  const outcomes = async (places: number, send: () => Promise<{ statusCode: number }>) => {
    for (let count = 0; count < places - 5; count++) expect((await send()).statusCode).toBe(201)
    const answers = await Promise.all(Array.from({ length: 15 }, send))
    return [201, 409].map((status) => answers.filter(({ statusCode }) => statusCode === status).length)
  }
  const task = () => coach.ask('POST', `/api/shared/${made.id}/tasks`, { author: 'L', text: 'T' })
  const another = () => owner.ask('POST', '/api/shares', { branches: ['word-counter'], access: 'view' })
  expect(await outcomes(TASKS_PER_SHARE, task)).toEqual([5, 10])
  expect(await outcomes(SHARES_PER_OWNER - 1, another)).toEqual([5, 10])
})

test('A1 A5 the cookie of one share opens no other, and a cookie of the forest is none for a share', async () => {
  const { visitor } = await testApp()
  const [owner, viewer] = [visitor(), visitor()]
  const [one, other] = [await makeShare(owner), await makeShare(owner)]
  await openShare(viewer, one)
  expect((await viewer.ask('GET', `/api/shared/${one.id}`)).statusCode).toBe(200)
  for (const cookie of [viewer.cookie, owner.cookie.replace('understory=', 'understory-share=')]) {
    viewer.cookie = cookie
    expect((await viewer.ask('GET', `/api/shared/${other.id}`)).statusCode).toBe(404)
    const comment = await viewer.ask('POST', `/api/shared/${other.id}/comments`, { author: 'x', text: 'x' })
    expect(comment.statusCode).toBe(404)
  }
  await openShare(viewer, one)
  viewer.cookie = viewer.cookie.replace('understory-share=', 'understory=')
  expect(await viewer.read('/api/shares')).toEqual([])
})

test('A6 a name with line breaks adds no header and no recipient to an invitation', async () => {
  const { mailer, mails, recipients } = await mailServer()
  const { visitor } = await testApp({ mailer })
  const invite = { branches: ['word-counter'], access: 'view', email: 'lena@example.org', invite: true }
  const names = ['Ana\r\nBcc: victim@example.org', 'Ana\nX-Evil: 1\n\nBody', 'Ana\rBcc: victim@example.org']
  for (const ownerName of names)
    expect((await visitor().ask('POST', '/api/shares', { ...invite, ownerName })).json().invitation).toBe('sent')
  expect(new Set(recipients)).toEqual(new Set(['lena@example.org']))
  for (const mail of mails) {
    const [head = ''] = mail.split('\r\n\r\n')
    expect(head).not.toMatch(/^[\w-]*(?:bcc|evil)[\w-]*:/im)
  }
  const hostile = [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c',
    '<a@b.example>',
    '"a"@b.example',
    'a;b@c.example',
  ]
  for (const email of hostile) {
    recipients.length = 0
    await visitor().ask('POST', '/api/shares', { ...invite, email })
    expect(recipients.length).toBeLessThanOrEqual(1)
  }
})
