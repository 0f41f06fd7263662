import { NO_TALK, type Talk, type TalkFields } from '@understory/contract/talks'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../storage/test-storage.ts'

const TALK: Talk = { ...NO_TALK, id: 'heater', createdAt: '2026-11-20T10:00:00.000Z', conversationId: null }

let kept: Map<string, string>
let room: number
let sent: Partial<TalkFields>[]
let answer: (id: string) => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  room = Number.POSITIVE_INFINITY
  sent = []
  answer = async () => {}
  kept = stubStorage('localStorage', () => room)
  let last = Promise.resolve()
  const request = (_name: string, work: () => Promise<void>) => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.doMock('../../api/talks.ts', () => ({
    sendChange: async (id: string, change: Partial<TalkFields>) => {
      sent.push(change)
      await answer(id)
      return { ...TALK, id, ...change }
    },
  }))
})

/** A tab with modules of its own, on the storage that all tabs share and that holds these talks. */
async function openTab(talks: Talk[] = [TALK]) {
  vi.resetModules()
  const [{ writeTalk, sendAll, stateOf }, { talkBook, isHeldByPage }, { ApiError }] = await Promise.all([
    import('./send-changes.ts'),
    import('../../storage/talk-book.ts'),
    import('../../api/error.ts'),
  ])
  talkBook.write({ talks, waiting: {}, settled: 0 })
  return { writeTalk, sendAll, stateOf, talkBook, isHeldByPage, ApiError }
}

test('what a full storage has no room for is held by the page and reaches the server', async () => {
  const { writeTalk, talkBook, isHeldByPage } = await openTab()
  room = 40
  for (const about of ['H', 'He', 'Heat']) writeTalk('heater', { about })
  expect(talkBook.read().waiting).toEqual({ heater: { about: 'Heat' } })
  expect(isHeldByPage()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([{ about: 'Heat' }])
  expect(talkBook.read()).toMatchObject({ talks: [{ about: 'Heat' }], waiting: {} })
  room = Number.POSITIVE_INFINITY
  writeTalk('heater', { about: 'Heater' })
  expect(isHeldByPage()).toBe(false)
  expect(kept.get('understory.talks')).toContain('"waiting":{"heater":{"about":"Heater"}}')
})

test('a storage without room for the talks still keeps what waits', async () => {
  const { writeTalk, talkBook } = await openTab([{ ...TALK, draft: 'a'.repeat(500) }])
  room = 200
  writeTalk('heater', { about: 'The heater' })
  const waiting = { heater: { about: 'The heater' } }
  expect(JSON.parse(kept.get('understory.talks') ?? '')).toEqual({ talks: [], waiting, settled: 0 })
  expect(talkBook.read().talks).toHaveLength(1)
})

test('a blocked storage loses no letter either', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { writeTalk, talkBook } = await openTab()
  writeTalk('heater', { about: 'Heat' })
  writeTalk('heater', { fear: 'No heat' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([{ about: 'Heat', fear: 'No heat' }])
  expect(talkBook.read().talks).toMatchObject([{ about: 'Heat', fear: 'No heat' }])
})

test('two tabs send what waits once, and each keeps what the other wrote', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.writeTalk('heater', { about: 'Heat' })
  two.writeTalk('heater', { opening: 'Hello' })
  await Promise.all([one.sendAll(), two.sendAll()])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([{ about: 'Heat', opening: 'Hello' }])
  expect(two.talkBook.read()).toMatchObject({ talks: [{ about: 'Heat', opening: 'Hello' }], waiting: {}, settled: 1 })
})

test('a letter of one tab is sent after the older ones of another, however long those take', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = () => promise
  one.writeTalk('heater', { about: 'Heat' })
  const first = one.sendAll()
  await vi.advanceTimersByTimeAsync(0)
  two.writeTalk('heater', { about: 'Heater' })
  const second = two.sendAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([{ about: 'Heat' }])
  resolve()
  await Promise.all([first, second])
  expect(sent).toEqual([{ about: 'Heat' }, { about: 'Heater' }])
  expect(two.talkBook.read()).toMatchObject({ talks: [{ about: 'Heater' }], waiting: {} })
})

test('a refused change stays here, and only its own talk says so until more is written of it', async () => {
  const { writeTalk, talkBook, stateOf, ApiError } = await openTab([TALK, { ...TALK, id: 'rent' }])
  let isFull = true
  answer = async (id) => {
    if (isFull && id === 'heater') throw new ApiError(422, 'full', { code: 'limit-reached', message: 'full' })
  }
  writeTalk('heater', { about: 'Heat' })
  writeTalk('rent', { about: 'Rent' })
  await vi.advanceTimersByTimeAsync(1_000)
  writeTalk('rent', { about: 'The rent' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([stateOf('heater'), stateOf('rent')]).toEqual(['refused', 'saved'])
  expect(talkBook.read().waiting).toEqual({ heater: { about: 'Heat' } })
  isFull = false
  writeTalk('heater', { fear: 'Cold' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.at(-1)).toEqual({ about: 'Heat', fear: 'Cold' })
  expect(stateOf('heater')).toBe('saved')
})

test('a server out of reach is asked again, and what waits goes out then', async () => {
  const { writeTalk, talkBook, stateOf } = await openTab()
  answer = () => Promise.reject(new TypeError('no network'))
  writeTalk('heater', { about: 'Heat' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stateOf('heater')).toBe('waits')
  answer = async () => {}
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stateOf('heater')).toBe('saved')
  expect(talkBook.read()).toMatchObject({ talks: [{ about: 'Heat' }], waiting: {} })
})
