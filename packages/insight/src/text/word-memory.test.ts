import { expect, test, vi } from 'vitest'
import { forgetWords, perWord } from './word-memory.ts'

test('memoizes words during a text, and everyday words beyond it', () => {
  const workOut = vi.fn((word: string) => word.length)
  const lengthOf = perWord(workOut)
  for (let time = 0; time < 2; time += 1) expect([lengthOf('about'), lengthOf('xylophonist')]).toEqual([5, 11])
  expect(workOut).toHaveBeenCalledTimes(2)
  forgetWords()
  expect([lengthOf('about'), lengthOf('xylophonist')]).toEqual([5, 11])
  expect(workOut).toHaveBeenCalledTimes(3)
})
