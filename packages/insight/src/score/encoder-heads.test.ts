import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { analyzeEncoded, encodedTextsOf, measureToEncode } from '../analyze-encoded.ts'
import { analyzeText } from '../analyze-text.ts'
import { withEncoder } from './encoder-heads.ts'
import { scalesOfWords } from './models.ts'

const MESSAGE = 'Hi Sam, could you please send me the figures by Friday? You never told us that the plan had changed.'
const LONG = Array.from({ length: 50 }, (_, at) => `This is sentence number ${at}, and it tells you what we did.`)

/** Deterministic unit vectors by text. */
function vectorOf(text: string): Float32Array {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)
  const numbers = Array.from({ length: 4 * 384 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  })
  const length = Math.hypot(...numbers)
  return Float32Array.from(numbers, (number) => number / length)
}

const measured = (text: string, reasons = false) => measureToEncode(text, 'Work', reasons)
const textsFor = (text: string, reasons = false) => encodedTextsOf(measured(text, reasons))

const vectorsFor = (text: string, reasons: boolean): Map<string, Float32Array> =>
  new Map(textsFor(text, reasons).map((each) => [each, vectorOf(each)]))

const encoded = (text: string, reasons = false) => analyzeEncoded(measured(text, reasons), vectorsFor(text, reasons))

it('adds up words, phrases and the whole text to the raw score', () => {
  for (const reasons of [false, true]) {
    const { said, places, plan } = measured(MESSAGE, reasons)
    const heard = { ...(said ?? expect.fail()), scales: scalesOfWords(), isEncoded: false }
    const { fitted } = withEncoder(heard, places, plan, vectorsFor(MESSAGE, reasons))
    for (const { raw, rest, perToken } of [fitted.politeness, fitted.formality, fitted.sentiment])
      expect(rest + perToken.reduce((a, b) => a + b, 0)).toBeCloseTo(raw, 3)
  }
})

it('returns the same scores with and without explanations', () => {
  const [plain, explained] = [encoded(MESSAGE), encoded(MESSAGE, true)]
  expect(plain.isEncoded).toBe(true)
  for (const name of ['politeness', 'warmth', 'formality', 'sentiment'] as const) {
    expect(explained.scores[name].value).toBe(plain.scores[name].value)
    expect(explained.scores[name].whole).toEqual(expect.any(Number))
  }
  expect(explained.scores.politeness.contributions).not.toEqual(plain.scores.politeness.contributions)
  expect(plain.scores.certainty).toEqual(analyzeText(MESSAGE, 'Work').scores.certainty)
})

it('ignores kindness inside sarcasm, with and without explanations', () => {
  const dig = 'Thanks so much for leaving your pans in the sink again, really thoughtful of you.'
  for (const name of ['politeness', 'warmth', 'sentiment'] as const) {
    const values = [encoded(dig), encoded(dig, true)].map(({ scores }) => scores[name].value ?? Number.NaN)
    expect(values[1]).toBe(values[0])
    expect(values[0]).toBeLessThan(40)
  }
})

it('falls back to words without a vector or in another language', () => {
  const words = analyzeText(MESSAGE, 'Work')
  expect(analyzeEncoded(measured(MESSAGE), new Map())).toEqual(words)
  expect(words.isEncoded).toBe(false)
  expect(textsFor('Hoy no puedo ir a la reunión porque mi hija está enferma y tengo que cuidarla.', true)).toEqual([])
})

it('samples a long text within the limit', () => {
  const texts = textsFor(LONG.join(' '), false)
  const read = texts.join(' ')
  expect(read.length).toBeLessThan(1_200)
  const numbers = [...read.matchAll(/number (\d+)/g)].map(([, number]) => Number(number))
  expect(Math.min(...numbers)).toBeLessThan(20)
  expect(Math.max(...numbers)).toBeGreaterThan(40)
})

it.each([MESSAGE, LONG.join(' '), `${'word '.repeat(3_000)}.`, 'Go.'])(
  'ablates at most 60 phrases, and never a whole window: %#',
  (text) => {
    const [plain, all] = [textsFor(text, false), textsFor(text, true)]
    expect(all.length - plain.length).toBeLessThanOrEqual(60)
    for (const each of all) expect(each.trim()).not.toBe('')
  },
)

it.each([
  ['Emily said her brother was late.', 'Jamal said his sister was late.'],
  ["Y'all are late, and you don't know anything.", "You all are late, and you don't know nothing."],
  ['I realize the color is wrong.', 'I realise the colour is wrong.'],
])('encodes names, identities and dialects alike: %s', (one, other) => {
  expect(textsFor(other, false)).toEqual(textsFor(one, false))
})

const RECORDED: Record<string, { words: string; both: string }> = JSON.parse(
  readFileSync(new URL('./test-one-scale.json', import.meta.url), 'utf8'),
)
/** Upper limit on the mean absolute difference between the two scores, in points. */
const MOST_APART: Record<string, number> = { politeness: 7, formality: 6, sentiment: 5, warmth: 7 }

it.each(Object.entries(RECORDED))('puts word and encoder scores on one scale: %s', (name, recorded) => {
  const scale = name === 'sentiment' ? 0.5 : 1
  const said = (scores: string): number[] => scores.split(' ').map((score) => Number(score) * scale)
  const both = said(recorded.both)
  const points = said(recorded.words).map((words, at) => [words, both[at] ?? Number.NaN] as const)
  const mean = (apart: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + apart(point), 0) / points.length
  // The signed mean shows a shift of the scale only: single texts differ more.
  expect(Math.abs(mean(([words, both]) => both - words))).toBeLessThan(5)
  expect(mean(([words, both]) => Math.abs(both - words))).toBeLessThan(MOST_APART[name] ?? expect.fail())
  const pairs = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => [one[0] - other[0], one[1] - other[1]] as const),
  )
  const agreeing = pairs.filter(([words, both]) => words * both > 0).length
  expect(agreeing / pairs.length).toBeGreaterThan(0.9)
})

it.each(['emotion', 'formality', 'politeness', 'sentiment'])('%s was fitted on the encoder as it is tuned', (name) => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const { tuning } = JSON.parse(read(`weights/encoder/${name}.json`))
  expect(tuning, 'run npm run fit:scores').toBe(hash('sha256', read('../../../encoder/fitted/tuning.json')))
})
