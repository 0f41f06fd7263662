import { expect, test } from 'vitest'
import { textsToEncode } from '../coach.ts'
import { answered, reply, said } from '../test-coach.ts'
import { find } from './find.ts'

const ODD = 'The zorbleflux grommets do it now.'
const PLAIN = 'Grommets never zorble on time.'
const MESSAGE = `${ODD} ${PLAIN}`

/** A vector of its own for each seed. */
const vectorOf = (seed: number) => Float32Array.from({ length: 384 }, (_, at) => Math.sin(seed * 1000 + at * at) / 16)
/** One message as a whole, from four layers. */
const WHOLES = [1, 1, 1, 1].map(vectorOf)

const idsOf = (text: string, ...vectors: Float32Array[]) =>
  find(text, 'Personal', new Map([[text, joined(vectors)]])).candidates.map(({ case: one }) => one.id)
const joined = (vectors: readonly Float32Array[]) => Float32Array.from(vectors.flatMap((vector) => [...vector]))

test('a case near one sentence of a message moves up', () => {
  const without = idsOf(MESSAGE, ...WHOLES)
  const near = idsOf(PLAIN, vectorOf(2)).find((id) => !without.slice(0, 10).includes(id)) ?? ''
  const beside = idsOf(MESSAGE, ...WHOLES, vectorOf(1), vectorOf(2))
  const placeIn = (ids: readonly string[]) => (ids.includes(near) ? ids.indexOf(near) : ids.length)
  expect(placeIn(beside)).toBeLessThan(placeIn(without))
})

test('vectors are asked for the newest message and the open matter', () => {
  const first = reply([said(MESSAGE)])
  const turns = [said(MESSAGE), answered(first), said('Shorter, please. And kinder.')]
  expect(textsToEncode(turns)).toEqual(expect.arrayContaining([MESSAGE, 'Shorter, please. And kinder.']))
})

test('a need that was set leaves only its own cases, and one that nobody knows all', () => {
  const vectors = new Map([[PLAIN, vectorOf(2)]])
  const { candidates } = find(PLAIN, 'Personal', vectors, { need: 'teach' })
  expect(candidates.length).toBeGreaterThan(0)
  expect(new Set(candidates.map(({ case: one }) => one.need))).toEqual(new Set(['teach']))
  expect(find(PLAIN, 'Personal', vectors, { need: 'no-such-need' })).toEqual(find(PLAIN, 'Personal', vectors))
})
