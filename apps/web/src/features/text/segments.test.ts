import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsOf } from './segments.ts'

test('segments cover the text once, and each mark exactly', () => {
  const span = fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (marks) => {
      const segments = segmentsOf(30, marks)
      expect(segments.map(({ end }) => end)).toEqual([...segments.slice(1).map(({ start }) => start), 30])
      expect(segments[0]?.start).toBe(0)
      marks.forEach(({ start, end }, number) => {
        const own = segments.filter(({ marks: covering }) => covering.includes(number))
        expect(own.reduce((sum, piece) => sum + piece.end - piece.start, 0)).toBe(end - start)
        for (const piece of own) expect(piece.start >= start && piece.end <= end).toBe(true)
      })
    }),
  )
})

test('the shortest of overlapping marks comes first', () => {
  const segments = segmentsOf(10, [
    { start: 0, end: 10 },
    { start: 2, end: 4 },
  ])
  expect(segments.map(({ marks }) => marks)).toEqual([[0], [1, 0], [0]])
})
