import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Measures } from '../figures.ts'
import { nothingMeasured, nothingScored, resultWith } from '../test-results.ts'
import { Live } from './listening-panel.tsx'
import { ScoreRing } from './scores-head.tsx'
import { Strip } from './strip.tsx'
import { PaceTable } from './strip-card.tsx'
import { Trend } from './takes-card.tsx'
import { ToneCard } from './tone-card.tsx'

const band = { low: 120, high: 150 }
const playback = { seconds: 0, progress: 0, isPlaying: false, play() {}, pause() {}, seek() {} }

const measures: Measures = {
  ...nothingMeasured,
  durationSeconds: 65,
  pauses: [
    { start: 4, end: 5.2 },
    { start: 30, end: 30.4 },
  ],
  paceOverTime: [
    { start: 0, end: 10, wordsPerMinute: 131, articulationRate: 4 },
    { start: 5, end: 15, wordsPerMinute: 190, articulationRate: 5.4 },
  ],
  pitch: { ...nothingMeasured.pitch, spreadSemitones: 3.25 },
}

test('the strip names its length, pauses, fillers, pace, rushes and pitch', () => {
  const { take } = resultWith()
  const fillers = [{ start: 7, end: 7.3, text: 'um', certainty: 'medium' as const }]
  const html = renderToStaticMarkup(<Strip {...{ take, measures, band, fillers, playback }} context="work" />)
  expect(html.slice(0, html.indexOf('viewBox'))).toMatch(
    /role="img" aria-label="A recording of 0:01\. One pause over 0\.8 seconds, at 0:04\. One filler\. Pace between 131 and 190 words a minute\. Rushed 0:\d\d–0:\d\d\. The pitch moves over 3\.3 semitones\."/,
  )
})

test("the strip's pace, syllables and pitch have a table", () => {
  const hertz = Array.from({ length: 15 }, (_, second) => (second < 8 ? 200 : second < 12 ? null : 400))
  const contour = { ...measures.contour, stepSeconds: 1, pitchHz: hertz }
  const told = { ...measures, pitch: { ...measures.pitch, medianHz: 200 }, contour }
  const html = renderToStaticMarkup(<PaceTable measures={told} />)
  const cells = [...html.matchAll(/<t(?:h scope="row"|d)[^>]*>([^<]*)/g)].map(([, cell]) => cell)
  expect(cells.join(' ')).toBe('0:00–0:10 131 4.0 +0.0 0:05–0:15 190 5.4 +6.0')
})

test('the pace line names each value, and its caption the first, latest and usual pace', () => {
  const takes = [152, 140.4, null, 128]
  const html = renderToStaticMarkup(<Trend takes={takes.map((wordsPerMinute) => ({ wordsPerMinute }))} band={band} />)
  expect(html).toContain('aria-label="Oldest first: 128, 140, 152."')
  expect(html).toContain('Pace over 3 recordings, from 128 to 152 words a minute. Shaded: usual, 120 to 150.')
})

test("a score's rings name its earlier scores; the last one is shown beside them", () => {
  const ring = (past: readonly (number | null)[]) =>
    renderToStaticMarkup(<ScoreRing title="Clarity" score={81.6} past={past} note="" isPlaceholder={false} />)
  const name = 'Clarity in earlier recordings, oldest first: 70, –, 77'
  expect(ring([70, null, 76.5])).toContain(`role="img" aria-label="${name}"`)
  expect(ring([70])).toContain('>82<')
  for (const past of [[], [null]]) expect(ring(past)).toContain('<svg aria-hidden="true"')
})

test('a tone shows its word, number and interval', () => {
  const score = { ...nothingScored.tone.warmth, value: 64, low: 55, high: 73, shownAs: 'score' as const }
  const result = resultWith()
  const told = { ...result, reading: { ...result.reading, tone: { warmth: 64, confidence: 50, formality: 50 } } }
  const scores = { ...nothingScored, tone: { ...nothingScored.tone, warmth: score } }
  const html = renderToStaticMarkup(<ToneCard result={told} scores={scores} />)
  expect(html).toMatch(/aria-valuenow="64" aria-valuetext="[^"]*64; Between 55 and 73, four times out of five\."/)
})

test('the pace gauge matches the sentence beside it, also before any speech', () => {
  const html = (pace: number | null) => renderToStaticMarkup(<Live listening={{ pace, hint: null }} band={band} />)
  expect(html(141.6)).toMatch(/<svg aria-hidden="true".*142[^<]*120[^<]*150/)
  expect(html(null)).toContain('Say a few sentences')
  expect(html(null)).not.toContain('<circle')
})
