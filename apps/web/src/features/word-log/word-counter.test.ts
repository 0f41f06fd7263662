import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countWords, type WordCounts } from './count-words.ts'
import { createWordCounter } from './word-counter.ts'

let workers: FakeWorker[]
let told: (WordCounts | null)[]

class FakeWorker {
  onmessage: ((event: { data: { id: number; answer: WordCounts } }) => void) | null = null
  asked: { id: number; question: string }[] = []
  isEnded = false
  constructor() {
    workers.push(this)
  }
  postMessage(call: { id: number; question: string }): void {
    this.asked.push(call)
  }
  terminate(): void {
    this.isEnded = true
  }
  /** Answers what was asked last. */
  async answer(): Promise<void> {
    const { id = 0, question = '' } = this.asked.at(-1) ?? {}
    this.onmessage?.({ data: { id, answer: countWords(question) } })
    await vi.advanceTimersByTimeAsync(0)
  }
}

const long = (word: string, times: number) => `${word} `.repeat(times)
const counter = () => createWordCounter((counts) => told.push(counts))
const totals = () => told.map((counts) => counts?.wordCount ?? null)
const settle = () => vi.advanceTimersByTimeAsync(200)

beforeEach(() => {
  workers = []
  told = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('counts a short text at once and without a worker', () => {
  counter().count('one two three')
  expect(totals()).toEqual([3])
  expect(workers).toEqual([])
})

test('asks the worker once for the newest of several long texts, and shows no count meanwhile', async () => {
  const { count } = counter()
  for (const times of [2000, 2001, 2002]) count(long('oak', times))
  await settle()
  expect(workers[0]?.asked.map(({ question }) => question)).toEqual([long('oak', 2002)])
  expect(totals()).toEqual([null, null, null])
  await workers[0]?.answer()
  expect(totals()).toEqual([null, null, null, 2002])
})

test('drops the count of a text that changed while it ran, and counts the new one', async () => {
  const { count } = counter()
  count(long('oak', 2000))
  await settle()
  count(long('oak', 3000))
  await settle()
  await workers[0]?.answer()
  expect(totals()).toEqual([null, null])
  await workers[0]?.answer()
  expect(totals()).toEqual([null, null, 3000])
})

test('a short text ends a running count, whose answer is never shown', async () => {
  const { count } = counter()
  count(long('oak', 2000))
  await settle()
  count('one two')
  expect(workers[0]?.isEnded).toBe(true)
  await workers[0]?.answer()
  expect(totals()).toEqual([null, 2])
})

test('counts in the page if the worker cannot start', async () => {
  vi.stubGlobal('Worker', undefined)
  counter().count(long('oak', 2000))
  await settle()
  expect(totals()).toEqual([null, 2000])
})
