import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DaysChart } from './days-chart.tsx'
import { TrendChart } from './trends.tsx'

test('the bars of the days say each day with its words, and stand below as a table', () => {
  const days = [
    { date: '2026-11-01', words: 120 },
    { date: '2026-11-03', words: 1400 },
  ]
  const html = renderToStaticMarkup(<DaysChart days={days} />)
  expect(html).toMatch(/role="img" aria-label="Words per day: Nov 1 120, Nov 3 1,400\."/)
  expect(html).toContain('<caption class="sr-only">Words per day</caption>')
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
})

test('a trend says its values in order and where they go, and shows its newest', () => {
  const html = renderToStaticMarkup(
    <TrendChart trend={{ figure: 'clarity', values: [40.4, 52, 61], direction: 'rising' }} />,
  )
  expect(html).toContain('aria-label="Clarity, oldest first: 40, 52, 61. Rising."')
  expect(html.match(/<circle/g)).toHaveLength(3)
  expect(html).toContain('>Rising<')
})
