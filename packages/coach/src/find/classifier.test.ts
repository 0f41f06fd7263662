import { expect, test } from 'vitest'
import fitted from '../../fitted/classifier.json' with { type: 'json' }
import { content } from '../content.ts'
import { builderChances, hardships } from './classifier.ts'

const MESSAGE = 'My brother still owes me 4,000 and laughs whenever I bring it up.'
const vectors = (length: number) => new Map([[MESSAGE, Float32Array.from({ length }, (_, at) => Math.sin(at) / 22)]])

test('the classifier knows every builder and every sentence of the content', () => {
  expect(fitted.builders.ids).toEqual(content.builders.map(({ id }) => id))
  expect(fitted.heard.ids).toEqual(content.heard.map(({ id }) => id))
})

test('without an encoder near cases alone choose the builder, and nothing is said to be hard', () => {
  const shares = [...builderChances(MESSAGE, new Map()).values()]
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1)
  expect(hardships(MESSAGE, new Map())).toEqual([])
})

test.each([4 * 384, 5 * 384, 12 * 384])(
  'all chances of a message with %d numbers are chances, likeliest first',
  (length) => {
    const chances = hardships(MESSAGE, vectors(length)).map(({ chance }) => chance)
    expect(chances.length).toBe(content.heard.length)
    expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    const shares = [...builderChances(MESSAGE, vectors(length)).values()]
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1)
  },
)
