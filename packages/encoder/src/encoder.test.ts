import { expect, test } from 'vitest'
import { BusyError, inBatches } from './batch-queue.ts'
import { cached } from './cache.ts'
import { type Encode, NO_VECTORS, READ_LENGTH, readable, vectorsOf } from './index.ts'

/** Answers each text with its length, and notes what it was asked. */
function recorder() {
  const asked: string[][] = []
  const encode: Encode = async (texts) => {
    asked.push([...texts])
    await new Promise((resolve) => setTimeout(resolve, 1))
    return texts.map((text) => Float32Array.of(text.length))
  }
  return { asked, encode }
}

const lengths = (vectors: readonly Float32Array[]) => vectors.map(([first]) => first)

test('encodes calls of one tick in one batch, each answered in its own order', async () => {
  const { asked, encode } = recorder()
  const batched = inBatches(encode).first
  const [first, second] = await Promise.all([batched(['ccc', 'a']), batched(['bb'])])
  expect([lengths(first), lengths(second)]).toEqual([[3, 1], [2]])
  expect(asked).toEqual([['ccc', 'a', 'bb']])
})

test('encodes what comes while a batch runs in the next one', async () => {
  const { asked, encode } = recorder()
  const batched = inBatches(encode).first
  const first = batched(['a'])
  await Promise.resolve()
  await Promise.resolve()
  await Promise.all([first, batched(['b']), batched(['c'])])
  expect(asked).toEqual([['a'], ['b', 'c']])
})

test('ends a batch before it takes too long', async () => {
  const { asked, encode } = recorder()
  const texts = [READ_LENGTH, 100, 100, 5].map((length) => 'x'.repeat(length))
  expect(lengths(await inBatches(encode).first(texts))).toEqual(texts.map(({ length }) => length))
  expect(asked.map((batch) => batch.length)).toEqual([1, 2, 1])
})

test('serves what goes first before what waited longer in the last place', async () => {
  const { asked, encode } = recorder()
  const { first, last } = inBatches(encode)
  const long = last(Array.from({ length: 12 }, (_, at) => `explained ${at}`))
  await new Promise((resolve) => setTimeout(resolve))
  await first(['a message'])
  expect(asked.findIndex((batch) => batch.includes('a message'))).toBe(1)
  await long
})

test('lets go of what nobody waits for any more', async () => {
  const { asked, encode } = recorder()
  const slow: Encode = async (texts) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return encode(texts)
  }
  const { last } = inBatches(slow, { patienceMilliseconds: 5 })
  const under = last(['under way'])
  await new Promise((resolve) => setTimeout(resolve))
  await expect(last(['too late'])).rejects.toThrow(BusyError)
  expect(lengths(await under)).toEqual([9])
  expect(asked.flat()).toEqual(['under way'])
})

test('refuses texts beyond those that may wait, and serves the ones that wait', async () => {
  const { encode } = recorder()
  const batched = inBatches(encode, { waitingUnits: 60 }).first
  const waiting = batched(['a', 'b'])
  await expect(batched(['c'])).rejects.toThrow(BusyError)
  expect(lengths(await waiting)).toEqual([1, 1])
})

test('passes a failure to every call of the batch and serves the next batch', async () => {
  let fails = true
  const batched = inBatches(async (texts) => {
    if (fails) throw new Error('gone')
    return texts.map(() => Float32Array.of(1))
  }).first
  await expect(Promise.all([batched(['a']), batched(['b'])])).rejects.toThrow('gone')
  fails = false
  expect(lengths(await batched(['a']))).toEqual([1])
})

test('encodes a kept text once and drops the least recently used', async () => {
  const { asked, encode } = recorder()
  const remembering = cached(encode, { most: 2 })
  await remembering(['a', 'bb', 'a'])
  await remembering(['a'])
  await remembering(['ccc'])
  expect(lengths(await remembering(['a', 'ccc']))).toEqual([1, 3])
  expect(asked).toEqual([['a', 'bb'], ['ccc']])
  await remembering(['bb'])
  expect(asked.at(-1)).toEqual(['bb'])
})

test('answers a call with more texts than the cache keeps', async () => {
  const remembering = cached(recorder().encode, { most: 1 })
  expect(lengths(await remembering(['a', 'bb', 'ccc', 'a']))).toEqual([1, 2, 3, 1])
})

test('shares a vector that is under way and forgets one that failed', async () => {
  let calls = 0
  const remembering = cached(
    async (texts) => {
      if (++calls === 1) throw new Error('gone')
      return texts.map(() => Float32Array.of(calls))
    },
    { most: 10, keyOf: (text) => `key of ${text}` },
  )
  const both = await Promise.allSettled([remembering(['a']), remembering(['a'])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(calls).toBe(1)
  expect(lengths(await remembering(['a']))).toEqual([2])
})

test('gives the vectors of texts by text, each encoded once', async () => {
  const { asked, encode } = recorder()
  const vectors = await vectorsOf(encode, ['a', 'bb', 'a'])
  expect(vectors.get('bb')?.[0]).toBe(2)
  expect(vectors.get('other')).toBeUndefined()
  expect(asked).toEqual([['a', 'bb']])
  expect(NO_VECTORS.get('a')).toBeUndefined()
})

test('reads the beginning of a long text, with quotation marks as most people type them', () => {
  expect(readable('x'.repeat(5_000))).toHaveLength(READ_LENGTH)
  expect(['', '“It’s”'].map(readable)).toEqual(['', `"It's"`])
})

test('runs as many batches side by side as it may', async () => {
  let running = 0
  let most = 0
  const encode: Encode = async (texts) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return texts.map((text) => Float32Array.of(text.length))
  }
  const texts = Array.from({ length: 6 }, (_, at) => 'x'.repeat(150 + at))
  expect(lengths(await inBatches(encode, { atOnce: 2 }).first(texts))).toEqual(texts.map(({ length }) => length))
  expect(most).toBe(2)
})
