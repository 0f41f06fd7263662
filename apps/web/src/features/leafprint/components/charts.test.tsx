import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { growthOf } from '../../../lib/growth.ts'
import { leafPrintOf } from '../use-leafprint.ts'
import { DaysChart } from './days-chart.tsx'
import { Plate } from './plate.tsx'
import { Reading } from './reading.tsx'
import { TrendChart } from './trends.tsx'

test('the bar chart names each day with its words, and has a table', () => {
  const days = [
    { date: '2026-11-01', words: 120 },
    { date: '2026-11-03', words: 1400 },
  ]
  const html = renderToStaticMarkup(<DaysChart days={days} />)
  expect(html).toMatch(/role="img" aria-label="Words per day: Nov 1 120, Nov 3 1,400\."/)
  expect(html).toContain('<caption class="sr-only">Words per day</caption>')
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
})

test('a trend names its values in order and its direction, and shows the newest', () => {
  const html = renderToStaticMarkup(
    <TrendChart trend={{ figure: 'clarity', values: [40.4, 52, 61], direction: 'rising' }} />,
  )
  expect(html).toContain('aria-label="Clarity, oldest first: 40, 52, 61. Rising."')
  expect(html.match(/<circle/g)).toHaveLength(3)
  expect(html).toContain('>Rising<')
})

test('describes the tree, words, days, weeks and top words; the rings have a table', () => {
  const entry = (id: string, date: string, wordCount: number) => {
    return { id, date, wordCount, topWords: [{ word: 'river', count: 4 }] }
  }
  const logs = [entry('2', '2026-11-20T08:00:00Z', 120), entry('1', '2026-11-02T08:00:00Z', 60)]
  const print = { ...leafPrintOf(logs, growthOf(logs, []), '2026-11-21'), fruits: 0 }
  const picture = renderToStaticMarkup(<Plate print={print} ref={null} />)
  const [, name = ''] = /aria-label="([^"]*)"/.exec(picture) ?? []
  for (const part of ['a sapling of 180 words', 'last 2 days with words', '3 weeks', 'river 8 times']) {
    expect(name).toContain(part)
  }
  const table = renderToStaticMarkup(<Reading print={print} />)
  expect([...table.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual(['120', 'rested', '60'])
})
