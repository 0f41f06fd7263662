import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DaysWell, LastRecording, VoiceWell } from './wells.tsx'

test('the bar chart names its words, oldest first, or says there are none', () => {
  const days = [
    { date: '2026-11-01', words: 12 },
    { date: '2026-11-02', words: 40 },
  ]
  const name = 'Words on your last 2 days, oldest first: 12, 40.'
  expect(renderToStaticMarkup(<DaysWell days={days} />)).toContain(`role="img" aria-label="${name}"`)
  expect(renderToStaticMarkup(<DaysWell days={[]} />)).toContain('aria-label="Your first day will show here."')
})

test("names a recording's length and known pace, and labels an example as one", () => {
  const drawn = (wordsPerMinute: number | null) =>
    renderToStaticMarkup(<LastRecording recording={{ durationSeconds: 64, wordsPerMinute, outline: [0.2, 0, 1] }} />)
  expect(drawn(141.6)).toContain('role="img" aria-label="Your last 1:04 at 142 words a minute"')
  expect(drawn(null)).toContain('role="img" aria-label="Your last recording, 1:04"')
  const example = 'An example drawing of a recording with two pauses.'
  expect(renderToStaticMarkup(<VoiceWell />)).toContain(`aria-label="${example}"`)
})
