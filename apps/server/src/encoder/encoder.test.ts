import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changedModel } from '../testing/encoder-model.ts'
import { modelFolder } from './model-files.ts'
import { openEncoder } from './open-encoder.ts'

function opened(options: Parameters<typeof openEncoder>[0] = {}) {
  const onTrouble = vi.fn()
  const encoder = openEncoder({ patienceMilliseconds: 60_000, onTrouble, ...options })
  onTestFinished(() => encoder.close())
  return { encoder, onTrouble }
}

const NONE: Float32Array = new Float32Array()
const cosine = (a = NONE, b = NONE) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

test('loads the pinned model and puts texts that mean the same near each other', async () => {
  const { encoder, onTrouble } = opened()
  expect(encoder.state()).toBe('loading')
  const texts = ['My roommate eats my food.', 'the guy i live with takes my groceries', 'The train leaves at noon.', '']
  const vectors = await encoder.vectorsOf([...texts, 'x '.repeat(20_000)])
  const [food, groceries, train] = texts.map((text) => vectors?.get(text))
  expect(cosine(food, food)).toBeCloseTo(1, 3)
  expect(cosine(food, groceries)).toBeGreaterThan(cosine(food, train) + 0.2)
  expect(vectors?.get('')).toHaveLength(512)
  expect(encoder.state()).toBe('ready')
  expect(onTrouble).not.toHaveBeenCalled()
})

// Computed by TensorFlow.js from the published graph, rounded to six places.
test.each([
  ['My roommate eats my food.', [0.0041, -0.01356, -0.029268, -0.053715, 0.016186, -0.042593]],
  ['naïve 😀 “quotes”, 12 o’clock '.repeat(20), [0.067717, -0.049908, 0.028146, 0.015115, 0.000398, -0.071319]],
])('gives the numbers of the published model: %s', async (text, numbers) => {
  const { encoder } = opened()
  const vector = (await encoder.vectorsOf([text]))?.get(text) ?? NONE
  expect([...vector.slice(0, numbers.length)].map((number) => Number(number.toFixed(6)))).toEqual(
    numbers.map((number) => expect.closeTo(number, 5)),
  )
})

test('each model gives vectors of its own', async () => {
  const { encoder } = opened()
  const text = 'My roommate eats my food.'
  const [general, tuned] = await Promise.all([encoder.vectorsOf([text]), encoder.caseVectorsOf([text])])
  expect(tuned?.get(text)?.subarray(0, 512)).not.toEqual(general?.get(text))
})

test('the tuned model gives the whole, its first eight sentences, and each word that it reads', async () => {
  const { encoder } = opened()
  const two = 'My roommate eats my food. The train leaves at noon.'
  const texts = [two, 'Well. '.repeat(20), 'My roommate eats my food.', 'x '.repeat(20_000), '']
  const [tuned, general] = await Promise.all([encoder.caseVectorsOf(texts), encoder.vectorsOf(texts)])
  const lengthOf = (vectors: number, words: number) => 512 * vectors + 64 * words + 1
  expect(texts.map((text) => tuned?.get(text)?.length)).toEqual([
    lengthOf(3, 10),
    lengthOf(9, 20),
    lengthOf(1, 5),
    lengthOf(1, 128),
    lengthOf(1, 2),
  ])
  expect(tuned?.get(two)?.at(-1)).toBe(10)
  expect(texts.map((text) => (general?.get(text)?.length ?? 0) / 512)).toEqual([1, 1, 1, 1, 1])
  const [food, train] = [1, 2].map((at) => tuned?.get(two)?.slice(512 * at, 512 * (at + 1)))
  const alone = tuned?.get('My roommate eats my food.')
  expect(cosine(food, alone)).toBeGreaterThan(cosine(train, alone) + 0.2)
})

test('tells once that a file of the model is not the pinned one, and gives no vectors', async () => {
  const { encoder, onTrouble } = opened({ folder: changedModel(), firstRetryMilliseconds: 10 })
  expect(await encoder.vectorsOf(['Hello'])).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(encoder.state()).toBe('missing')
  expect(onTrouble.mock.calls).toEqual([['changed-file']])
})

test('gives no vectors where the time a message may wait is over', async () => {
  const { encoder } = opened({ patienceMilliseconds: 1 })
  expect(await encoder.vectorsOf(['Hello'])).toBeUndefined()
})

test('is there again once the files of the model are', async () => {
  const folder = changedModel()
  const { encoder } = opened({ folder, firstRetryMilliseconds: 10 })
  expect(await encoder.vectorsOf(['Hello'])).toBeUndefined()
  cpSync(join(modelFolder(), 'vocab.json'), join(folder, 'vocab.json'))
  await vi.waitFor(() => expect(encoder.state()).toBe('ready'), { timeout: 30_000 })
  expect((await encoder.vectorsOf(['Hello']))?.get('Hello')).toHaveLength(512)
})
