import { expect, test } from 'vitest'
import { openSemaphore } from './semaphore.ts'

test('H4 limits concurrency in FIFO order, also after a failure', async () => {
  const inTurn = openSemaphore(2)
  let working = 0
  let most = 0
  const done: number[] = []
  const work = async (number: number) => {
    most = Math.max(most, ++working)
    await new Promise((resolve) => setImmediate(resolve))
    working--
    done.push(number)
    if (number === 1) throw new Error('broken')
  }
  const all = [0, 1, 2, 3, 4].map((number) => inTurn(() => work(number)))
  const settled = await Promise.allSettled(all)
  expect(settled.map(({ status }) => status === 'rejected')).toEqual([false, true, false, false, false])
  expect([most, done]).toEqual([2, [0, 1, 2, 3, 4]])
})
