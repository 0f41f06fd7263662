import { expect, test } from 'vitest'
import { createWorkerCall } from './worker-call.ts'

class FakeWorker {
  onmessage: ((event: { data: { id: number; answer: string } }) => void) | null = null
  onerror: (() => void) | null = null
  readonly calls: { id: number; question: string }[] = []
  isEnded = false

  postMessage(call: { id: number; question: string }): void {
    if (call.question === 'cannot be copied') throw new DOMException('', 'DataCloneError')
    this.calls.push(call)
  }

  answer(question: string, answer: string): void {
    const id = this.calls.find((call) => call.question === question)?.id ?? -1
    this.onmessage?.({ data: { id, answer } })
  }

  terminate(): void {
    this.isEnded = true
  }
}

function setUp() {
  const workers: FakeWorker[] = []
  const ask = createWorkerCall<string, string>(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as unknown as Worker
  })
  return { ask, workers }
}

test('matches answers to questions in any order, from one worker', async () => {
  const { ask, workers } = setUp()
  const answers = [ask('oak'), ask('pine')]
  workers[0]?.answer('pine', 'needles')
  workers[0]?.answer('oak', 'leaves')
  expect(await Promise.all(answers)).toEqual(['leaves', 'needles'])
  expect(workers).toHaveLength(1)
})

test('ends a failed worker and its calls, and the next call starts another', async () => {
  const { ask, workers } = setUp()
  const answers = [ask('oak'), ask('pine')]
  workers[0]?.onerror?.()
  expect(await Promise.all(answers)).toEqual([null, null])
  expect(workers[0]?.isEnded).toBe(true)
  const answer = ask('birch')
  workers[1]?.answer('birch', 'bark')
  expect(await answer).toBe('bark')
})

test('returns no answer when no worker can start or be called', async () => {
  const { ask, workers } = setUp()
  expect(await ask('cannot be copied')).toBeNull()
  expect(workers[0]?.isEnded).toBe(true)
  const never = createWorkerCall<string, string>(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(await never('oak')).toBeNull()
})
