import { describe, expect, test } from 'vitest'
import { type BlockLevel, hintOf, levelOf, meterShare } from './level.ts'

const blocks = (seconds: number, db: number | ((index: number) => number), isCut = false): BlockLevel[] =>
  Array.from({ length: seconds * 10 }, (_, index) => ({ db: typeof db === 'number' ? db : db(index), isCut }))

describe('level of a block', () => {
  test('a square wave at a tenth of full scale is -20 dB', () => {
    const block = Float32Array.from({ length: 1600 }, (_, index) => (index % 2 === 0 ? 0.1 : -0.1))
    expect(levelOf(block).db).toBeCloseTo(-20, 5)
    expect(levelOf(block).isCut).toBe(false)
  })

  test('silence and no samples have the lowest level', () => {
    expect(levelOf(new Float32Array(1600)).db).toBe(-100)
    expect(levelOf(new Float32Array(0)).db).toBe(-100)
  })

  test('three full-scale samples are clipping, two may be chance', () => {
    const block = new Float32Array(1600)
    block.fill(-1, 0, 2)
    expect(levelOf(block).isCut).toBe(false)
    block.fill(1, 2, 3)
    expect(levelOf(block).isCut).toBe(true)
  })

  test('the meter runs from -60 dB to full scale', () => {
    expect([meterShare(-100), meterShare(-30), meterShare(0), meterShare(3)]).toEqual([0, 0.5, 1, 1])
  })
})

describe('hints', () => {
  const speech = (index: number) => (index % 10 < 7 ? -22 : -60)

  test.each([
    ['good speech in a quiet room', blocks(20, speech), null],
    ['two seconds of silence', blocks(2, -100), null],
    ['three seconds of silence', blocks(3, -100), 'silent'],
    ['clipped blocks', blocks(2, -3, true), 'too-loud'],
    ['speech below -42 dB', blocks(6, (at) => speech(at) - 25), 'too-quiet'],
    ['a room within 12 dB of the voice', blocks(9, (at) => (at % 10 < 7 ? -22 : -30)), 'noisy'],
    ['a single second', blocks(1, -50), null],
  ])('the hint for %s', (_what, heard, hint) => expect(hintOf(heard)).toBe(hint))
})
