import { expect, onTestFinished, test } from 'vitest'
import { openPool, PoolError, type PoolOptions } from './pool.ts'
import type { TestTask } from './test-worker.ts'

function testPool(options: PoolOptions = {}) {
  const pool = openPool<TestTask, string>(new URL('./test-worker.ts', import.meta.url), { size: 1, ...options })
  onTestFinished(() => pool.close())
  return pool
}

async function codeOf(run: Promise<unknown>): Promise<string> {
  const error = await run.catch((caught: unknown) => caught)
  return error instanceof PoolError ? error.code : 'none'
}

test("returns each task's own result", async () => {
  const pool = testPool({ size: 2, waiting: 10 })
  const said = ['a', 'b', 'c', 'd', 'e']
  expect(await Promise.all(said.map((echo) => pool.run({ echo })))).toEqual(said)
})

test.each([false, true])(
  'fails only the task that throws, without its message; ends its worker: %s',
  async (endsOnFailure) => {
    const pool = testPool({ endsOnFailure })
    const error = await pool.run({ throw: 'what somebody wrote' }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'failed', cause: { name: 'TypeError' } })
    expect(String((error as Error).stack) + String(((error as Error).cause as Error).stack)).not.toContain('somebody')
    expect(await pool.run({ echo: 'still here' })).toBe('still here')
  },
)

test('I6 replaces a worker that dies or times out', async () => {
  const pool = testPool({ deadlineMilliseconds: 1000 })
  expect(await codeOf(pool.run({ exit: true }))).toBe('failed')
  expect(await codeOf(pool.run({ spin: 60_000 }))).toBe('deadline')
  expect(await pool.run({ echo: 'anew' })).toBe('anew')
})

test("doesn't count loading time toward the first task", async () => {
  const pool = testPool({ deadlineMilliseconds: 1000, startMilliseconds: 1 })
  expect(await codeOf(pool.run({ echo: 'too slow a start' }))).toBe('deadline')
})

test('I3 refuses a task when the queue is full', async () => {
  const pool = testPool({ waiting: 1 })
  const first = pool.run({ spin: 50 })
  const second = pool.run({ echo: 'waits' })
  expect(await codeOf(pool.run({ echo: 'one too many' }))).toBe('busy')
  expect([await first, await second]).toEqual(['spun', 'waits'])
})

test('drops a cancelled task from the queue', async () => {
  const pool = testPool({ waiting: 1 })
  const first = pool.run({ spin: 50 })
  const gone = new AbortController()
  const second = codeOf(pool.run({ echo: 'never' }, { signal: gone.signal }))
  gone.abort()
  expect(await second).toBe('cancelled')
  expect(await Promise.all([first, pool.run({ echo: 'in its place' })])).toEqual(['spun', 'in its place'])
})

test('rejects queued and new tasks after closing', async () => {
  const pool = testPool()
  const running = codeOf(pool.run({ spin: 60_000 }))
  const waiting = codeOf(pool.run({ echo: 'late' }))
  await pool.close()
  const later = codeOf(pool.run({ echo: 'later' }))
  expect(await Promise.all([running, waiting, later])).toEqual(['closed', 'closed', 'closed'])
})
