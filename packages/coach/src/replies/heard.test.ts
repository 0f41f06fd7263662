import { unpack } from '@understory/matrix/packed'
import { expect, test } from 'vitest'
import fitted from '../../fitted/classifier.json' with { type: 'json' }
import { content } from '../content.ts'
import { DIMENSIONS } from '../find/vector-parts.ts'
import type { Turn } from '../replies/reply.ts'
import { heardLine } from './heard.ts'

const MESSAGE = 'I keep my bees on the balcony.'
const LABEL = fitted.heard.ids.indexOf('doesnt-know-yet')
const LINE = content.heard.find(({ id }) => id === 'doesnt-know-yet')?.line

/** A vector that lies far along what the classifier weighs for one label. */
const rowOf = (packed: typeof fitted.heard.whole) =>
  unpack(packed).subarray(LABEL * DIMENSIONS, (LABEL + 1) * DIMENSIONS)
const [whole, sentence] = [rowOf(fitted.heard.whole), rowOf(fitted.heard.sentences)]
const vector = whole.map((value, at) => 0.3 * (value + (sentence[at] ?? 0)))

const turn = (request: Partial<Turn['request']>, previous?: Turn['previous']): Turn => ({
  message: MESSAGE,
  chosen: {},
  previous,
  request: {
    turns: [],
    context: 'Personal',
    vectors: new Map([[MESSAGE, vector]]),
    isFeared: false,
    hasDanger: false,
    isEncoderThere: true,
    canHint: false,
    ...request,
  },
})

test('says what the message shows to be hard', () => expect(heardLine(turn({}), null)).toBe(LINE))

test('says nothing of it without an encoder, or where somebody may be in danger', () => {
  expect(heardLine(turn({ vectors: new Map() }), null)).toBeUndefined()
  expect(heardLine(turn({ hasDanger: true }), null)).toBeUndefined()
})

test('says it once for a matter, and anew for the next', () => {
  const before = (message: string) => ({ matter: { message } }) as Turn['previous']
  expect(heardLine(turn({}, before(MESSAGE)), null)).toBeUndefined()
  expect(heardLine(turn({}, before('My boss sings.')), null)).toBe(LINE)
})
