import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { looksVerbatim, measureDisfluencies } from './disfluency.ts'
import { findDiscourseFillers, findFilledPauseWords } from './fillers.ts'
import { findRepairs, findRepetitions } from './repairs.ts'
import { type Token, type TokenRun, tokenize } from './words.ts'

const CASES: Record<string, [string, string[]][]> = parse(
  readFileSync(join(import.meta.dirname, 'disfluency.cases.yaml'), 'utf8'),
)
const FINDERS = {
  filler: findDiscourseFillers,
  'filled pause': findFilledPauseWords,
  repetition: findRepetitions,
  repair: findRepairs,
}

function found(find: (tokens: readonly Token[]) => readonly TokenRun[], text: string): readonly string[] {
  const tokens = tokenize(text)
  return find(tokens).map((run) => text.slice(tokens[run.first]?.start, tokens[run.last]?.end))
}

describe.each(Object.entries(FINDERS))('finds each %s', (kind, find) => {
  test.each(CASES[kind] ?? [])('%s', (text, expected) => {
    expect(found(find, text)).toEqual(expected)
  })
})

const CLEAN =
  'Yesterday the committee met in the old library. Everyone brought a proposal, and most of them were short. The chair thanked the visitors before the vote.'

test('a clean text has no disfluencies, and inserted ones are found in place', () => {
  expect(measureDisfluencies(CLEAN, tokenize(CLEAN), [], 60).found).toEqual([])
  const spoiled = CLEAN.replace('the committee', 'the, um, the committee').replace('most of them', 'most most of them')
  const { found: list, filledPauses, repetitions } = measureDisfluencies(spoiled, tokenize(spoiled), [], 60)
  expect(list.map(({ kind, text }) => [kind, text])).toEqual([
    ['repetition', 'the'],
    ['filled-pause', 'um'],
    ['repetition', 'most'],
  ])
  for (const { start, end, text } of list) expect(spoiled.slice(start, end)).toBe(text)
  expect(filledPauses.count).toBe(1)
  expect(repetitions.count).toBe(2)
})

test('two ums in half a minute are 4 a minute, with an exact interval of 0.5 to 14.4', () => {
  const text = 'um one uh two'
  const { filledPauses } = measureDisfluencies(text, tokenize(text), [], 30)
  expect(filledPauses.perMinute).toBe(4)
  expect(filledPauses.low).toBeCloseTo(0.5, 1)
  expect(filledPauses.high).toBeCloseTo(14.4, 1)
  expect(filledPauses.perHundredWords).toBe(50)
})

test("a transcript without an um or a repeat doesn't count as verbatim", () => {
  expect(looksVerbatim(tokenize(CLEAN))).toBe(false)
  expect(looksVerbatim(tokenize(`Um, ${CLEAN}`))).toBe(true)
})

test("takes a disfluency's times from the words it covers", () => {
  const text = 'the um dog'
  const times = [0, 1, 2].map((start) => ({ text: '', start, end: start + 0.5 }))
  expect(measureDisfluencies(text, tokenize(text), times, 10).found[0]?.time).toEqual({ start: 1, end: 1.5 })
})
