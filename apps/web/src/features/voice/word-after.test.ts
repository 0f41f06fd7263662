import { expect, test } from 'vitest'
import { wordAfter } from './word-after.ts'

const time = { start: 0, end: 1 }
const words = [{ time: null }, { time }, { time }, { time: null }, { time }]

test("VOICE-06: arrow keys move between transcript words, skipping those that can't be played", () => {
  expect(['ArrowRight', 'ArrowDown'].map((key) => wordAfter(key, 2, words))).toEqual([4, 4])
  expect(['ArrowLeft', 'ArrowUp'].map((key) => wordAfter(key, 4, words))).toEqual([2, 2])
  expect([wordAfter('Home', 4, words), wordAfter('End', 1, words)]).toEqual([1, 4])
  expect([wordAfter('ArrowRight', 4, words), wordAfter('ArrowLeft', 1, words), wordAfter('a', 1, words)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
