import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DeviceSpeech } from '../../../recorder/device-speech.ts'
import type { RecognizerKind } from '../../../recorder/recognizer.ts'
import { type Hearing, NO_TRANSCRIPT } from '../../../recorder/types.ts'
import { TranscriptOffer } from './transcript-offer.tsx'

const GET = 'Get transcripts on this device'
const REMOTE = 'Use my browser maker’s speech recognition'

function offer(device: DeviceSpeech, used: RecognizerKind = 'none', hearing: Hearing = NO_TRANSCRIPT): string {
  const recognizer = { device, used, offered: null, install: () => {} }
  return renderToStaticMarkup(
    <TranscriptOffer {...{ recognizer, hearing }} missing={['clarity', 'warmth']} onAgain={() => {}} />,
  )
}

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) => label.replaceAll(/<[^>]*>/g, ''))

test('a result without a transcript offers on-device transcripts and says what they add', () => {
  const html = offer('downloadable')
  expect(html).toContain('No transcript yet')
  expect(html).toContain('Turn on speech recognition to see words, fillers and tone.')
  expect(buttons(html)).toEqual([expect.stringContaining(GET)])
  expect(html).toContain('Needs a transcript: clarity, warmth.')
  expect(html).not.toContain(REMOTE)
})

test('a browser that was never asked gets the same button, and no promise', () => {
  expect(buttons(offer('unasked'))).toEqual([expect.stringContaining(GET)])
  expect(offer('unasked')).toContain('If your browser can, it downloads')
})

test('keeps the button during a download, then says what comes next', () => {
  expect(offer('downloading')).toContain('Downloading speech recognition. You can record meanwhile.')
  expect(buttons(offer('downloading'))).toHaveLength(1)
  const ready = offer('ready', 'on-device')
  expect(ready).toContain('Your next recording gets a transcript.')
  expect(buttons(ready)).toEqual(['Say it again'])
})

test("offers the browser vendor's service, by name, without an on-device option", () => {
  expect(buttons(offer('failed'))).toEqual([expect.stringContaining('Try the download again'), REMOTE])
  expect(buttons(offer('unavailable'))).toEqual([REMOTE])
  expect(offer('unavailable')).toContain('sends the sound of your recording to its maker')
  expect(buttons(offer('unavailable', 'remote'))).toEqual(['Say it again'])
})

test('without any recognizer shows one sentence and no button', () => {
  expect(buttons(offer('none'))).toEqual([])
  expect(offer('none')).toContain('This browser has no speech recognition.')
})

test('says whether a recognizer heard nothing or stopped', () => {
  const listened = { heard: '', heardOn: 'device', heardProblem: null } as const
  expect(offer('ready', 'on-device', listened)).toContain('it didn&#x27;t recognize any words')
  expect(offer('downloadable', 'none', { ...listened, heardProblem: 'language' })).toContain('no longer has speech')
  expect(offer('ready', 'on-device', { ...listened, heardProblem: 'network' })).toContain('lost its connection')
})
