import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('a word that went and a word that came are one change', () => {
  expect(changesBetween("I'd like to go home.", 'I want to go home.')).toEqual([{ out: "I'd like", put: 'I want' }])
})

test('capitals and marks are no change', () => {
  expect(changesBetween('please, come', 'Please come.')).toEqual([])
})

test('what went alone has nothing in its place', () => {
  expect(changesBetween('Could you just maybe call', 'Could you call')).toEqual([{ out: 'just maybe', put: '' }])
})

test('a blank that came in is named with its brackets', () => {
  expect(changesBetween('send it soon', 'send it by [date]')).toEqual([{ out: 'soon', put: 'by [date]' }])
})

test('any two texts: what is said to have gone stood there, and what came stands there now', () => {
  const words = fc.array(fc.constantFrom('we', 'go', 'home', 'now', 'maybe', 'just'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      for (const { out, put } of changesBetween(before.join(' '), after.join(' '))) {
        expect(before.join(' ')).toContain(out)
        expect(after.join(' ')).toContain(put)
      }
    }),
  )
})
