import { analyzeText } from '@understory/insight/analyze-text'
import { expect, test } from 'vitest'
import { TextReadingSchema } from '../../api/text-reading.ts'
import { textWords } from '../../lib/words/en/text.ts'
import { liveReading, readingFrom } from './merge.ts'
import { figuresJson, reportOf } from './report.ts'
import { readTone } from './tone.ts'

const TEXT = 'Thank you for the photos. I just think that the report was finished.'

const live = liveReading(analyzeText(TEXT, 'Work'), 'Work')

test('TEXT-02 accepts metrics and tone alone, and measures the rest in the browser', () => {
  const reply = TextReadingSchema.parse({ metrics: { words: 99 }, tone: { warmth: 61, confidence: null } })
  const reading = readingFrom(reply, live, 'Work')
  expect(reading.metrics).toMatchObject({ words: 99, sentences: 2 })
  expect(readTone('warmth', reading.scores.warmth, [])).toMatchObject({ place: 61, exact: 61 })
  expect(reading.findings).toEqual(live.findings)
  expect(readingFrom(reply, null, 'Work')).toMatchObject({ metrics: { words: 99, sentences: 0 }, findings: [] })
})

test('TEXT-03 rejects a reply without metrics or tone', () => {
  expect(TextReadingSchema.safeParse({ tone: { warmth: 1 } }).success).toBe(false)
  expect(TextReadingSchema.safeParse({ metrics: {} }).success).toBe(false)
})

test('the saved report has the text, figures and notes, and its figures are JSON', () => {
  const source = { text: TEXT, reading: live, findings: live.findings }
  const report = reportOf(source, textWords)
  expect(report).toContain('- Words: 13')
  expect(report).toContain(`> ${TEXT}`)
  for (const { reason } of live.findings) expect(report).toContain(reason)
  expect(JSON.parse(figuresJson(source))).toMatchObject({ context: 'Work', metrics: { words: 13 } })
})
