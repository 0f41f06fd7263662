import type { TextScoreWire } from '@understory/contract/text-scores'
import { expect, test } from 'vitest'
import { BANDS } from '../../storage/wanted-tone.ts'
import { bandAt, readTone } from './tone.ts'

const score: TextScoreWire = {
  value: 40,
  low: 35,
  high: 45,
  band: 'low',
  basis: 'fitted',
  shownAs: 'score',
  raw: 0.1,
  contributions: [
    { start: 2, end: 6, text: 'just', effect: -15 },
    { start: 7, end: 12, text: 'think', effect: -8 },
  ],
}

test("striking a phrase moves the bar by that phrase's weight", () => {
  expect(readTone('confidence', score, [])).toMatchObject({ place: 40, exact: 40, band: 'middle' })
  const struck = readTone('confidence', score, [{ start: 2, end: 6 }])
  expect(struck).toMatchObject({ place: 55, low: 50, high: 60, exact: 55 })
  expect(readTone('confidence', score, [{ start: 2, end: 12 }])).toMatchObject({ exact: 63 })
  expect(readTone('confidence', score, [{ start: 20, end: 30 }])).toMatchObject({ exact: 40 })
})

test('TEXT-02: shows a word, not a number, for a wide interval and for any tip-level score', () => {
  expect(readTone('warmth', { ...score, low: 10, high: 70 }, [])).toMatchObject({ exact: null, band: 'middle' })
  const tip = readTone('formality', { ...score, shownAs: 'tips' }, [])
  expect(tip).toMatchObject({ exact: null, isTip: true, band: 'middle' })
})

test('no score shows no bar, and sentiment is centered at zero', () => {
  expect(readTone('warmth', { ...score, value: null, low: null, high: null }, [])).toBeNull()
  expect(readTone('sentiment', { ...score, value: 0, low: -10, high: 10 }, [])).toMatchObject({ place: 50, exact: 0 })
})

test('a bar never leaves its scale', () => {
  const low = { ...score, value: 3, contributions: [{ start: 0, end: 2, text: 'hi', effect: 30 }] }
  expect(readTone('warmth', low, [{ start: 0, end: 2 }])).toMatchObject({ place: 0, exact: 0 })
})

test('a scale has five steps', () => {
  expect([0, 20, 40, 60, 80].map(bandAt)).toEqual(BANDS)
  expect([19.9, 59.9, 100].map(bandAt)).toEqual(['lowest', 'middle', 'highest'])
})
