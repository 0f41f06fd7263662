import { COMMENTS_PER_SHARE } from '@understory/contract/limits'
import { expect, test } from 'vitest'
import { type TestVisitor, testApp } from '../../testing/app.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { makeShare, openShare } from '../../testing/share.ts'
import { ENGINES, onEngines, rowsIn } from '../../testing/stores.ts'
import { realWorld } from '../../world.ts'

const DAY = 24 * 60 * 60 * 1000
const SPROUT_LOG = {
  totalWords: 1234,
  dayCount: 2,
  days: [
    { date: '2026-11-20', words: 1000 },
    { date: '2026-11-21', words: 234 },
  ],
  topWords: [{ word: 'river', count: 7 }],
}
const PLAIN = { branches: ['word-counter'], access: 'view', sproutLog: SPROUT_LOG }

const share = (owner: TestVisitor, more: Record<string, unknown> = {}) => makeShare(owner, { ...PLAIN, ...more })

onEngines('SHARED-03 a link opens what its owner chose for this browser, on %s', async ({ visitor }) => {
  const [owner, coach] = [visitor(), visitor()]
  const made = await share(owner, { ownerName: 'Ana', name: 'Lena', email: 'lena@example.org' })
  const opened = await openShare(coach, made)
  expect(opened.json()).toEqual({
    access: 'view',
    branches: ['word-counter'],
    ownerName: 'Ana',
    expiresAt: expect.any(String),
    snapshot: { takenAt: expect.any(String), 'word-counter': SPROUT_LOG, texts: [] },
    comments: [],
    tasks: [],
  })
  expect(opened.body).not.toContain('lena@example.org')
  expect(opened.headers['set-cookie']).toMatch(
    new RegExp(`^understory-share=[\\w-]{43}; Max-Age=\\d+; Path=/api/shared/${made.id}; HttpOnly; SameSite=Strict$`),
  )
  expect(await coach.read(`/api/shared/${made.id}`)).toEqual(opened.json())
  const [listed] = await owner.read('/api/shares')
  expect(listed).toMatchObject({ name: 'Lena', email: 'lena@example.org', access: 'view', opens: 1, comments: 0 })
  expect(listed.lastOpenedAt).toMatch(/Z$/)
  expect((await owner.read(`/api/shares/${made.id}/activity`)).openedAt).toHaveLength(1)
})

test('A2 S4 S5 only the right password opens, and the database holds no secret, password or token', async () => {
  const { person: coach, visitor, store, log } = await testApp()
  const password = 'correct horse battery'
  const made = await share(visitor(), { password })
  expect((await openShare(coach, made)).json()).toMatchObject({ statusCode: 401, code: 'password-needed' })
  expect((await openShare(coach, made, { password: 'a loud river' })).statusCode).toBe(401)
  expect((await openShare(coach, made, { password })).statusCode).toBe(200)
  const tables = ['shares', 'share_viewers', 'requests'] as const
  const kept = JSON.stringify([await Promise.all(tables.map((table) => rowsIn(store, table))), log])
  for (const secret of [made.secret, 'correct horse', coach.cookie.split('=')[1] ?? '']) {
    expect(secret.length).toBeGreaterThan(10)
    expect(kept).not.toContain(secret)
  }
  expect(Buffer.from(made.secret, 'base64url')).toHaveLength(32)
})

test.each(ENGINES)('A3 A4 SHARED-03 whatever is no valid share is answered alike on %s', async (_engine, store) => {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const { visitor } = await testApp({ store: await store(), world: { ...realWorld, now: () => new Date(now) } })
  const [owner, coach] = [visitor(), visitor()]
  const lasting = await share(owner, { days: null })
  const short = await share(owner, { days: 1 })
  const revoked = await share(owner)
  await openShare(coach, revoked)
  expect((await coach.ask('GET', `/api/shared/${revoked.id}`)).statusCode).toBe(200)
  expect((await owner.ask('DELETE', `/api/shares/${revoked.id}`)).statusCode).toBe(204)
  const ended = [await coach.ask('GET', `/api/shared/${revoked.id}`), await openShare(visitor(), revoked)]
  const reader = visitor()
  expect((await openShare(reader, short)).statusCode).toBe(200)
  now += DAY - 1000
  expect((await reader.ask('GET', `/api/shared/${short.id}`)).statusCode).toBe(200)
  now += 2000
  ended.push(
    await reader.ask('GET', `/api/shared/${short.id}`),
    await openShare(visitor(), short),
    await openShare(visitor(), { id: lasting.id, secret: short.secret }),
    await openShare(visitor(), { id: '00000000-0000-4000-8000-000000000000', secret: lasting.secret }),
    await openShare(visitor(), { id: 'no-such-thing', secret: '' }),
    await visitor().ask('GET', `/api/shared/${lasting.id}`),
    await reader.ask('GET', `/api/shared/${lasting.id}`),
  )
  const told = ended.map((response) => ({ ...response.json(), requestId: '' }))
  expect(new Set(told.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(told[0]).toMatchObject({ statusCode: 404, code: 'not-found', retryable: false })
  expect((await openShare(visitor(), lasting)).statusCode).toBe(200)
})

test('A3 S5 after 20 wrong secrets or passwords an address must wait a minute; asking is no guess', async () => {
  let elapsed = 0
  const { visitor } = await testApp({ world: { ...realWorld, elapsed: () => elapsed } })
  const made = await share(visitor(), { password: 'a quiet river' })
  const guesser = visitor()
  const open = async (more: object) => (await openShare(guesser, made, { ...more })).statusCode
  for (let guess = 0; guess < 19; guess++) expect(await open({ secret: `guess-${guess}` })).toBe(404)
  expect(await open({})).toBe(401)
  expect(await open({ password: 'a loud river' })).toBe(401)
  expect(await open({ secret: 'guess' })).toBe(429)
  expect(await open({ password: 'a quiet river' })).toBe(429)
  elapsed += 61_000
  expect(await open({ password: 'a quiet river' })).toBe(200)
})

onEngines('A5 SHARED-02 nobody does more than their access on %s', async ({ person: owner, visitor }) => {
  const may: Record<string, number[]> = {}
  for (const access of ['view', 'comment', 'coach'] as const) {
    const viewer = visitor()
    const made = await share(owner, { access })
    await openShare(viewer, made)
    const note = { author: 'Lena', text: 'One thing I noticed.' }
    may[access] = [
      (await viewer.ask('POST', `/api/shared/${made.id}/comments`, note)).statusCode,
      (await viewer.ask('POST', `/api/shared/${made.id}/tasks`, note)).statusCode,
      (await viewer.ask('PATCH', `/api/shares/${made.id}`, { ...PLAIN, access: 'coach' })).statusCode,
      (await viewer.ask('DELETE', `/api/shares/${made.id}`)).statusCode,
      (await viewer.ask('GET', `/api/shares/${made.id}/activity`)).statusCode,
    ]
  }
  expect(may).toEqual({
    view: [403, 403, 404, 404, 404],
    comment: [201, 403, 404, 404, 404],
    coach: [201, 201, 404, 404, 404],
  })
  const [task] = await owner.read('/api/practice-tasks')
  expect(task).toMatchObject({ author: 'Lena', text: 'One thing I noticed.', doneAt: null })
  const mark = (done: boolean, key: string) =>
    owner.ask('PATCH', `/api/practice-tasks/${task.id}`, { done }, { 'idempotency-key': key })
  expect((await mark(true, 'first')).json().doneAt).toMatch(/Z$/)
  expect((await mark(false, 'second')).json().doneAt).toBeNull()
  // A late repeat of the first changes nothing anymore.
  expect((await mark(true, 'first')).json().doneAt).toBeNull()
  expect((await visitor().ask('PATCH', `/api/practice-tasks/${task.id}`, { done: false })).statusCode).toBe(404)
  const stranger = visitor()
  await stranger.say('Hi')
  expect(await stranger.read('/api/practice-tasks')).toEqual([])
  expect(await stranger.read('/api/shares')).toEqual([])
})

onEngines('A5 SHARE-04 a share shows only what was chosen, and follows an edit, on %s', async ({ visitor }) => {
  const [owner, coach] = [visitor(), visitor()]
  const text = 'I think we should maybe meet on Monday. Thank you for your patience.'
  await owner.ask('POST', '/api/analyze/text', { text, context: 'Public', keep: true })
  await owner.ask('POST', '/api/analyze/text', { text: 'Grace and peace to you.', context: 'Faith', keep: true })
  const made = await share(owner, { branches: ['public-speaking'] })
  const first = await openShare(coach, made)
  expect(Object.keys(first.json().snapshot).toSorted()).toEqual(['public-speaking', 'takenAt', 'texts'])
  expect(first.json().snapshot['public-speaking']).toMatchObject({ recordings: 0, texts: 1 })
  expect(first.json().snapshot['public-speaking'].readings[0].context).toBe('Public')
  for (const hidden of [text, 'Grace', 'river']) expect(first.body).not.toContain(hidden)
  const edit = { branches: ['still-waters'], access: 'comment', includeTexts: true }
  expect((await owner.ask('PATCH', `/api/shares/${made.id}`, edit)).json()).toMatchObject({
    access: 'comment',
    branches: ['still-waters'],
    includesTexts: true,
  })
  const second = await coach.read(`/api/shared/${made.id}`)
  expect(second.snapshot.texts.map((shared: { text: string }) => shared.text)).toEqual(['Grace and peace to you.'])
  expect(JSON.stringify(second)).not.toContain('Monday')
  const anchor = { textId: second.snapshot.texts[0].id, start: 0, end: 5 }
  const pinned = await coach.ask('POST', `/api/shared/${made.id}/comments`, { author: 'L', text: 'Good.', anchor })
  expect(pinned.json().anchor).toEqual(anchor)
  const beyond = { ...anchor, end: 500 }
  const wrong = await coach.ask('POST', `/api/shared/${made.id}/comments`, { author: 'L', text: 'x', anchor: beyond })
  expect(wrong.statusCode).toBe(400)
})

test.each(ENGINES)('SHARE-04 an edit previews and takes the snapshot anew on %s', async (_engine, store) => {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const { visitor } = await testApp({ store: await store(), world: { ...realWorld, now: () => new Date(now) } })
  const [owner, coach] = [visitor(), visitor()]
  const branches = ['word-counter', 'public-speaking', 'astrology']
  const talk = (await owner.ask('POST', '/api/talks', { talk: { opening: 'Can we talk?' } })).json()
  const shown = { id: talk.id, pieces: ['opening'] }
  const made = await share(owner, { branches, sectionsRead: ['meditation'], talk: shown })
  await owner.ask('POST', '/api/analyze/text', { text: 'Thank you for your patience.', context: 'Public' })
  await owner.ask('PATCH', `/api/talks/${talk.id}`, { opening: 'Do you have ten minutes?' })
  now += DAY
  const preview = (await owner.ask('POST', `/api/shares/${made.id}/preview`, { branches })).json()
  expect(preview.shown).toMatchObject({
    takenAt: '2026-11-21T10:00:00.000Z',
    'public-speaking': { texts: 0 },
    talk: { opening: 'Can we talk?' },
  })
  expect(preview.next).toMatchObject({
    takenAt: '2026-11-22T10:00:00.000Z',
    'word-counter': SPROUT_LOG,
    astrology: { sectionsRead: ['meditation'] },
    'public-speaking': { texts: 1 },
    talk: { opening: 'Do you have ten minutes?' },
  })
  expect((await openShare(coach, made)).json().snapshot).toEqual(preview.shown)
  const edit = { branches, access: 'view', name: ' Lena ' }
  const edited = (await owner.ask('PATCH', `/api/shares/${made.id}`, edit)).json()
  expect(edited).toMatchObject({ name: 'Lena', takenAt: '2026-11-22T10:00:00.000Z', talkId: talk.id })
  expect((await coach.read(`/api/shared/${made.id}`)).snapshot).toEqual(preview.next)
  expect((await visitor().ask('POST', `/api/shares/${made.id}/preview`, { branches })).statusCode).toBe(404)
})

test('SHARED-03 a comment is text of at most 5,000 characters, not blank, and a share takes 200', async () => {
  const { visitor, store } = await testApp()
  const [owner, coach] = [visitor(), visitor()]
  const made = await share(owner, { access: 'comment' })
  await openShare(coach, made)
  const say = (text: string) => coach.ask('POST', `/api/shared/${made.id}/comments`, { author: 'Lena', text })
  expect((await say('<img src=x onerror=alert(1)>')).json().text).toBe('<img src=x onerror=alert(1)>')
  expect((await say('x'.repeat(5000))).statusCode).toBe(201)
  expect((await say('x'.repeat(5001))).statusCode).toBe(400)
  expect((await say(' \n ')).statusCode).toBe(400)
  for (let count = 2; count < COMMENTS_PER_SHARE; count++) await say(`Note ${count}`)
  const over = await say('One more')
  expect([over.statusCode, over.json().code]).toEqual([409, 'limit-reached'])
  expect(await rowsIn(store, 'share_comments')).toHaveLength(COMMENTS_PER_SHARE)
})

test('S1 where people come over https the cookie of a share is secure', async () => {
  const { visitor } = await testApp({ publicUrl: new URL('https://forest.example') })
  const opened = await openShare(visitor(), await share(visitor()))
  expect(opened.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
})

test('A2 D2 a key makes one share, renews its secret, fits no other password and keeps none', async () => {
  const { visitor, store } = await testApp()
  const [ana, ben] = [visitor(), visitor()]
  const make = (owner: TestVisitor, password: string) =>
    owner.ask('POST', '/api/shares', { ...PLAIN, password }, { 'idempotency-key': 'k' })
  await ana.say('Hi')
  const first = (await make(ana, 'correct horse')).json()
  expect((await make(ben, 'another horse')).statusCode).toBe(201)
  const records = await store.read.selectFrom('requests').select('fingerprint').where('key', '=', 'k').execute()
  expect(records).toHaveLength(2)
  expect(records[0]).toEqual(records[1])

  expect((await make(ana, 'another horse')).json().code).toBe('idempotency-key-reused')
  const again = (await make(ana, 'correct horse')).json()
  expect(again.share.id).toBe(first.share.id)
  expect(await rowsIn(store, 'shares')).toHaveLength(2)
  const open = (secret: string) => openShare(visitor(), { id: first.share.id, secret }, { password: 'correct horse' })
  expect((await open(first.secret)).statusCode).toBe(404)
  expect((await open(again.secret)).statusCode).toBe(200)
})

test('SHARE-03 an invitation is sent only when a mail server took it; else it is ready', async () => {
  const { mailer, mails, refuse } = await mailServer()
  const invite = { ...PLAIN, email: 'lena@example.org', ownerName: 'Ana', invite: true }
  const withMail = await testApp({ mailer, publicUrl: new URL('https://forest.example') })
  const sent = (await withMail.visitor().ask('POST', '/api/shares', invite)).json()
  expect(sent.invitation).toBe('sent')
  expect(mails[0]).toContain('To: lena@example.org')
  expect(mails[0]?.replaceAll('=\r\n', '')).toContain(`https://forest.example/shared/${sent.share.id}#`)
  refuse()
  expect((await withMail.visitor().ask('POST', '/api/shares', invite)).json().invitation).toBe('ready')
  const { visitor } = await testApp()
  expect((await visitor().ask('POST', '/api/shares', invite)).json().invitation).toBe('ready')
  const wrong = ['lena', 'x,lena@example.org', 'Lena<lena@example.org>', '(x)lena@example.org', 'lena\0@example.org']
  for (const email of wrong)
    expect((await visitor().ask('POST', '/api/shares', { ...invite, email })).statusCode).toBe(400)
})

test('S6 a preview shows the same and keeps nothing', async () => {
  const { visitor, store } = await testApp()
  const wanted = { branches: ['word-counter', 'astrology'], sproutLog: SPROUT_LOG }
  const preview = await visitor().ask('POST', '/api/shares/preview', wanted)
  expect(preview.json()).toEqual({
    takenAt: expect.any(String),
    'word-counter': SPROUT_LOG,
    astrology: { sectionsRead: [] },
    texts: [],
  })
  expect(await rowsIn(store, 'owners')).toEqual([])
})
