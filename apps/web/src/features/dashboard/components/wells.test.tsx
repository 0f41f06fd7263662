import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DaysWell } from './wells.tsx'

test('the bars of the last days say their words, oldest first, and nothing yet says so', () => {
  const days = [
    { date: '2026-11-01', words: 12 },
    { date: '2026-11-02', words: 40 },
  ]
  expect(renderToStaticMarkup(<DaysWell days={days} />)).toContain(
    'role="img" aria-label="Words on your last 2 days, oldest first: 12, 40."',
  )
  expect(renderToStaticMarkup(<DaysWell days={[]} />)).toContain('aria-label="Your first day stands here."')
})
