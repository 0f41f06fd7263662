import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DIMENSIONS, readable, WHOLES } from '@understory/encoder'
import { sentencesOf } from '@understory/language/words'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changedModel } from '../testing/encoder-model.ts'
import { loadModel } from './model.ts'
import { modelFolder } from './model-files.ts'
import { openEncoder } from './open-encoder.ts'
import { PINS } from './pins.ts'

function opened(options: Parameters<typeof openEncoder>[0] = {}) {
  const onTrouble = vi.fn()
  const encoder = openEncoder({ patienceMilliseconds: 60_000, onTrouble, ...options })
  onTestFinished(() => encoder.close())
  return { encoder, onTrouble }
}

const NONE: Float32Array = new Float32Array()
const cosine = (a = NONE, b = NONE) =>
  a.subarray(0, DIMENSIONS).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

test('loads the pinned model and puts texts that mean the same near each other', async () => {
  const { encoder, onTrouble } = opened()
  expect(encoder.state()).toBe('loading')
  const texts = ['My roommate eats my food.', 'the guy i live with takes my groceries', 'The train leaves at noon.', '']
  const vectors = await encoder.vectorsOf([...texts, 'x '.repeat(20_000)])
  const [food, groceries, train] = texts.map((text) => vectors?.get(text))
  expect(cosine(food, food)).toBeCloseTo(1, 3)
  expect(cosine(food, groceries)).toBeGreaterThan(cosine(food, train) + 0.2)
  expect(vectors?.get('')).toHaveLength(WHOLES * DIMENSIONS + 1)
  expect(encoder.state()).toBe('ready')
  expect(onTrouble).not.toHaveBeenCalled()
})

// Computed by PyTorch from the same weights (scripts/fit/tuning/encoder.py), rounded to six places.
test.each([
  ['My roommate eats my food.', [0.050511, 0.011395, 0.069772, 0.016323, -0.043224, -0.033396]],
  ['naïve 😀 “quotes”, 12 o’clock '.repeat(20), [-0.013426, 0.017213, -0.029546, -0.054827, -0.099503, -0.024453]],
])('gives the numbers that the fits rest on: %s', async (text, numbers) => {
  const { encoder } = opened()
  const vector = (await encoder.vectorsOf([text]))?.get(text) ?? NONE
  expect([...vector.slice(0, numbers.length)].map((number) => Number(number.toFixed(6)))).toEqual(
    numbers.map((number) => expect.closeTo(number, 5)),
  )
})

test('gives the whole from four layers, its first eight sentences, and each word that it reads', async () => {
  const { encoder } = opened()
  const two = 'My roommate eats my food. The train leaves at noon.'
  const texts = [two, 'Well. '.repeat(20), 'My roommate eats my food.', 'x '.repeat(20_000), '']
  const vectors = await encoder.vectorsOf(texts)
  const lengthOf = (sentences: number, words: number) => DIMENSIONS * (WHOLES + sentences) + 64 * words + 1
  expect(texts.map((text) => vectors?.get(text)?.length)).toEqual([
    lengthOf(2, 10),
    lengthOf(8, 20),
    lengthOf(0, 5),
    lengthOf(0, 126),
    lengthOf(0, 0),
  ])
  expect(vectors?.get(two)?.at(-1)).toBe(10)
  const [food, train] = [WHOLES, WHOLES + 1].map((at) =>
    vectors?.get(two)?.slice(DIMENSIONS * at, DIMENSIONS * (at + 1)),
  )
  const alone = vectors?.get('My roommate eats my food.')
  expect(cosine(food, alone)).toBeGreaterThan(cosine(train, alone) + 0.1)
})

test('gives a text the same numbers alone and among others, also after a text of signs without pieces', async () => {
  const encode = await loadModel()
  const texts = [
    '¨'.repeat(900).split('').join(' '),
    'Stop it.',
    'A long walk home. '.repeat(30),
    '',
    'My boss is late. Again!',
  ]
  const alone = []
  for (const text of texts) alone.push(...(await encode([text])))
  expect(await encode(texts)).toEqual(alone)
})

test.each(['She said “you are slow.” I need Friday off. How do I ask?', '“Go!” he says. I stay…', 'Really？ Yes.'])(
  'the coach and the encoder cut the same sentences: %s',
  (text) => expect(sentencesOf(text).map(readable)).toEqual(sentencesOf(readable(text))),
)

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
  cpSync(join(modelFolder(), PINS.tokenizer.file), join(folder, PINS.tokenizer.file))
  await vi.waitFor(() => expect(encoder.state()).toBe('ready'), { timeout: 30_000 })
  expect((await encoder.vectorsOf(['Hello']))?.get('Hello')).toBeDefined()
})
