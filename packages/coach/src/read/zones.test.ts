import { expect, test } from 'vitest'
import { readTurn } from './reading.ts'

const zones = (text: string) => {
  const { zones: read, shadow } = readTurn(text, 0)
  const cut = (at: { start: number; end: number }) => shadow.text.slice(at.start, at.end)
  return {
    draft: read.draft ? cut(read.draft) : undefined,
    reported: read.reported.map(cut),
    told: readTurn(text, 0).told,
  }
}

test('eight quoted words of their own are a draft', () => {
  expect(zones('what about "we should talk about the rent some time next week" for my landlord').draft).toContain(
    'we should talk',
  )
})

test('quoted words of somebody else are reported and tell nothing of the writer', () => {
  const { draft, reported } = zones('she said "you are the worst roommate I have ever had in my life" and left')
  expect(draft).toBeUndefined()
  expect(reported).toEqual(['you are the worst roommate i have ever had in my life'])
})

test('a text behind "here is my email:" is a draft', () => {
  expect(zones('here is my email: I would like to move the meeting to noon').draft).toBe(
    'i would like to move the meeting to noon',
  )
})

test('a letter from greeting to close is a draft', () => {
  expect(
    zones('Hi Anna,\nthanks for the call. Could we talk about the budget on Monday at ten?\nBest, Lee').draft,
  ).toContain('best, lee')
})

test('lines with a mark are a draft', () => {
  expect(zones('too harsh?\n> you never call\n> call me').draft).toContain('you never call')
})

test('a greeting to us is no letter', () => {
  expect(
    zones('hi, my boss keeps giving me work on friday evening and i do not know what to say to him').draft,
  ).toBeUndefined()
})

test('what somebody says without marks is reported up to the next own clause', () => {
  const { reported, told } = zones('my boss says i am not strategic enough, and i do not know what that means')
  expect(reported[0]).toContain('not strategic enough')
  expect(told).toContain('i do not know what that means'.replace('do not', 'do not'))
})
