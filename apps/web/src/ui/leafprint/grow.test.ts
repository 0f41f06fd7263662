import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayWords, TopWord } from '../../lib/growth.ts'
import { SPECIES, STAGES, stageOf } from '../../lib/leafprint.ts'
import { addDays } from '../../lib/local-day.ts'
import { growTree } from './grow.ts'
import { heightOf } from './height.ts'
import { ringsOf, weeksOf } from './rings.ts'
import { foliageAfter, foliageOn, seasonOf } from './season.ts'
import { FOOT, LEAF_DAYS, type TreeData } from './types.ts'

const daysOf = (...words: number[]): DayWords[] =>
  words.map((count, i) => ({ date: addDays('2026-01-30', i), words: count }))
const topWords: TopWord[] = ['listen', 'garden', 'maybe', 'team', 'story'].map((word, i) => ({ word, count: 9 - i }))
const dataOf = (words: number, given: Partial<TreeData> = {}): TreeData => ({
  species: stageOf(words).species,
  words,
  days: daysOf(40, 80, 20),
  topWords,
  foliage: 1,
  ...given,
})
const TOTALS = [120, 700, 2400, 7000, 14_000]

test('the same logs grow the same tree, and each species differs', () => {
  const trees = TOTALS.map((words) => growTree(dataOf(words)))
  expect(TOTALS.map((words) => growTree(dataOf(words)))).toEqual(trees)
  expect(trees.map(({ species }) => species)).toEqual(SPECIES)
  expect(new Set(trees.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(5)
})

test('another first day grows another tree of the same kind', () => {
  for (const words of [700, 7000]) {
    const other = growTree(dataOf(words, { days: [{ date: '2025-05-05', words: 40 }] }))
    expect(other.shapes).not.toEqual(growTree(dataOf(words)).shapes)
  }
})

test('leaves fall during a break, and the wood stays the same', () => {
  for (const words of TOTALS.slice(1)) {
    const wood = (foliage: number) =>
      growTree(dataOf(words, { foliage })).shapes.filter(
        ({ kind, ...rest }) => kind === 'fill' && 'ink' in rest && rest.ink.startsWith('bark'),
      )
    const stamps = (foliage: number) =>
      growTree(dataOf(words, { foliage })).shapes.filter((shape) => shape.kind === 'stamp' && shape.y < FOOT.y).length
    expect(wood(0)).toEqual(wood(1))
    expect(wood(0).length).toBeGreaterThan(0)
    expect(stamps(0)).toBeLessThan(stamps(0.5))
    expect(stamps(0.5)).toBeLessThan(stamps(1))
  }
})

test('the top words hang on every tree in every season', () => {
  for (const words of TOTALS) {
    for (const foliage of [1, 0.4, 0]) {
      const { words: hung } = growTree(dataOf(words, { foliage }))
      expect(hung.map(({ word }) => word).sort()).toEqual(topWords.map(({ word }) => word).sort())
    }
  }
})

test('three weeks without words change nothing, then leaves fall until winter', () => {
  expect([0, 1, 21].map(foliageAfter)).toEqual([1, 1, 1])
  expect(foliageAfter(22)).toBeLessThan(1)
  expect(foliageAfter(40)).toBeLessThan(foliageAfter(30))
  expect([56, 57, 4000].map(foliageAfter)).toEqual([0, 0, 0])
  expect(foliageOn(undefined, '2026-01-01')).toBe(1)
  expect(foliageOn('2026-03-07', '2026-03-29')).toBe(foliageAfter(22))
  expect([1, 0.5, 0].map(seasonOf)).toEqual(['leaf', 'fall', 'winter'])
})

test('more words never give a lower tree', () => {
  fc.assert(fc.property(fc.nat(60_000), fc.nat(500), (words, more) => heightOf(words + more) >= heightOf(words)))
  for (const { above } of STAGES.slice(1)) expect(heightOf(above + 1)).toBeGreaterThan(heightOf(above - 1))
  for (const words of TOTALS) {
    const { scale, top } = growTree(dataOf(words))
    expect(scale * (FOOT.y - top)).toBeCloseTo(heightOf(words))
  }
})

test('grows from no days, one day, a day without words and a thousand days', () => {
  const many = daysOf(...Array.from({ length: 1000 }, (_, i) => (i * 37) % 300))
  for (const words of [0, ...TOTALS]) {
    for (const days of [[], daysOf(5), daysOf(0), many]) {
      const tree = growTree(dataOf(words, { days, topWords: days.length === 0 ? [] : topWords }))
      expect(JSON.stringify(tree)).not.toMatch(/NaN|null|Infinity/)
      expect(tree.days.length).toBeLessThanOrEqual(LEAF_DAYS)
      expect(tree.halfWidth).toBeGreaterThan(0)
    }
  }
})

test('rings are weeks from the first day, including weeks without words', () => {
  const weeks = weeksOf([
    { date: '2026-10-30', words: 10 },
    { date: '2026-11-05', words: 5 },
    { date: '2026-11-06', words: 7 },
    { date: '2026-11-21', words: 3 },
  ])
  expect(weeks.map(({ words }) => words)).toEqual([15, 7, 0, 3])
  expect(weeks.map(({ start }) => start)).toEqual(['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
  const rings = ringsOf(weeks, 40)
  expect(rings.map(({ isResting }) => isResting)).toEqual([false, false, true, false])
  expect(rings.map(({ radius }) => radius)).toEqual(rings.map(({ radius }) => radius).sort((a, b) => a - b))
  expect(rings.at(-1)?.radius).toBeCloseTo(40)
  expect(weeksOf([])).toEqual([])
})

test('the weekly words add up to the daily words', () => {
  const days = fc
    .uniqueArray(fc.tuple(fc.nat(900), fc.nat(400)), { selector: ([day]) => day })
    .map((list) => list.sort(([a], [b]) => a - b).map(([day, words]) => ({ date: addDays('2025-03-01', day), words })))
  fc.assert(
    fc.property(days, (list) => {
      const sum = (items: readonly { words: number }[]) => items.reduce((all, { words }) => all + words, 0)
      expect(sum(weeksOf(list))).toBe(sum(list))
    }),
  )
})
