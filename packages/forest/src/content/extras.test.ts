import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import { expect, test } from 'vitest'
import spanish from '../../generated/es/notices.json' with { type: 'json' }
import { notices } from '../notices.ts'
import { concepts, eras } from './ai-history.ts'
import { signs } from './signs.ts'
import { anotherVerse, verses } from './verses.ts'

test('FAITH-01 has ten verses with text, reference and one of four themes, all used', () => {
  expect(verses).toHaveLength(10)
  expect(new Set(verses.map(({ reference }) => reference)).size).toBe(10)
  expect(new Set(verses.map(({ theme }) => theme))).toEqual(new Set(['Stillness', 'Peace', 'Wisdom', 'Strength']))
  for (const { text, reference } of verses) {
    expect(text.length).toBeGreaterThan(30)
    expect(reference).toMatch(/^[A-Z][a-z]+ \d+:\d+$/)
  }
})

test('FAITH-01 picking again gives any verse but the same one', () => {
  const shown = verses[3]
  const picked = Array.from({ length: 900 }, (_, at) => anotherVerse(shown, at / 900))
  expect(picked).not.toContain(shown)
  expect(new Set(picked).size).toBe(9)
  expect(anotherVerse(undefined, 0.999)).toBe(verses[9])
})

test('ASTRO-01 has twelve signs with name, element, emoji, dates, message and creature', () => {
  expect(signs).toHaveLength(12)
  expect(new Set(signs.map(({ creature }) => creature.name)).size).toBe(12)
  for (const element of ['Fire', 'Earth', 'Air', 'Water'])
    expect(signs.filter((sign) => sign.element === element)).toHaveLength(3)
  for (const sign of signs) {
    expect(sign.emoji).toMatch(/^\p{Extended_Pictographic}/u)
    expect(sign.creature.emoji).toMatch(/^\p{Extended_Pictographic}/u)
    expect(sign.creature.trait).not.toBe('')
    expect(sign.message).not.toBe('')
  }
})

test('ASTRO-01 sign dates cover the year without gap or overlap', () => {
  const dayOf = (text: string) => Math.round(new Date(`${text}, 2023 UTC`).getTime() / 86_400_000)
  const spans = signs.map(({ dates }) => dates.split(' to ').map(dayOf))
  const lengths = spans.map(([start = 0, end = 0]) => ((end - start + 365) % 365) + 1)
  expect(lengths.reduce((sum, days) => sum + days, 0)).toBe(365)
  for (const [at, [, end = 0]] of spans.entries()) {
    const [next = 0] = spans[(at + 1) % spans.length] ?? []
    expect((next - end + 365) % 365).toBe(1)
  }
})

test('BR-12 has eight eras from the 1950s to 2020+ with their events, and three concepts', () => {
  expect(eras.map(({ years }) => years).join(' ')).toBe('1950s 1960s 1970s 1980s 1990s 2000s 2010s 2020+')
  expect(concepts).toHaveLength(3)
  for (const { years, events } of eras) {
    const start = Number.parseInt(years, 10)
    for (const { year } of events) {
      expect(year).toBeGreaterThanOrEqual(start)
      expect(year).toBeLessThan(start + 10)
    }
  }
})

test('BR-12 the history reads at grade 11 or lower', () => {
  const text = [...eras.flatMap((era) => [era.text, era.lesson, ...era.events.map(({ what }) => what)])]
  const { measures } = analyzeText([...text, ...concepts.map((each) => each.text)].join('\n\n'), 'Academic', {
    syllables: dictionarySyllables,
  })
  expect(measures.gradeLevel).toBeLessThanOrEqual(11)
})

test('BR-10 the notice names the crisis line with its numbers, and what the pages are not', () => {
  const { text, lines, more } = notices.veterans
  expect(text).toContain('Dial 988, then press 1')
  expect(lines.map(({ href }) => href)).toEqual(['tel:988', 'sms:838255'])
  expect(more).toContain('not affiliated with')
  expect(more).toContain('VA')
  expect(more).toContain('do not replace therapy or legal guidance')
})

test('BR-10 the notice is Spanish on Spanish screens, with the same numbers', () => {
  const { text, lines } = spanish.veterans
  expect(text).toContain('Marca 988 y luego pulsa 1')
  expect(lines).toEqual([
    { label: 'Llamar al 988, opción 1', href: 'tel:988' },
    { label: 'Mensaje al 838255', href: 'sms:838255' },
  ])
  expect(spanish.danger.lines[0]).toEqual({ label: 'Llamar al 988, opción 2', href: 'tel:988' })
})
