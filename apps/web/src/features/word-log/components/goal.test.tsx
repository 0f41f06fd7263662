import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rings } from './goal.tsx'

test('names each of the last days with its words, and dots a day off', () => {
  const html = renderToStaticMarkup(<Rings days={[{ date: '2026-11-20', words: 40 }]} goal={100} today="2026-11-21" />)
  expect(html).toContain('Nov 19: day off; Nov 20: 40; Nov 21: day off."')
  expect(html.match(/stroke-dasharray="1 5"/g)).toHaveLength(6)
  expect(html.match(/stroke-dasharray="40 101"/g)).toHaveLength(1)
})
