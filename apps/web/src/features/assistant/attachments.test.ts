import { expect, test } from 'vitest'
import { sent } from '../../lib/words/en/sent.ts'
import { leafPrintAttachment, recordingAttachment, textAttachment, withAttachments } from './attachments.ts'

const take = { durationSeconds: 130.4, wordsPerMinute: 195.6, pauseShare: 0.124, clarityScore: null }

test('adds rounded figures to the message, and only those that were measured', () => {
  const attached = [...recordingAttachment(take, sent), ...leafPrintAttachment({ words: 1240, logs: 12 }, sent)]
  expect(withAttachments('I talk too fast', attached)).toBe(
    'I talk too fast\n\nMy last recording: 2:10 long, 196 words a minute, 12 percent of it pauses.\nMy LeafPrint: 1,240 words in 12 entries.',
  )
})

test('offers nothing when nothing was measured, and leaves the message as it is', () => {
  expect(recordingAttachment(undefined, sent)).toEqual([])
  expect(textAttachment(undefined, sent)).toEqual([])
  expect(leafPrintAttachment({ words: 0, logs: 0 }, sent)).toEqual([])
  expect(withAttachments('Hi', [])).toBe('Hi')
})
