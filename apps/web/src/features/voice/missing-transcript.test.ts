import type { VoiceMeasures } from '@understory/insight/voice/types'
import { expect, test } from 'vitest'
import { voiceResultsWords as words } from '../../lib/words/en/voice-results.ts'
import { factsOf } from './facts.ts'
import { figuresOf, fillersByWord } from './figures.ts'
import { knownFacts, knownTones, lacksTranscript, missingFigures, needOf } from './missing-transcript.ts'
import { disfluent, nothingMeasured, nothingScored, resultWith } from './test-results.ts'
import { transcriptOf } from './use-voice-analysis.ts'

const spoken: VoiceMeasures = { ...nothingMeasured, problems: [], speechSeconds: 20, syllables: 80 }
const reading = {
  transcript: '',
  tone: { warmth: null, confidence: 61, formality: null },
  clarity: { score: null },
  emotion: { primary: null, secondary: null },
}
const result = resultWith({ reading, measured: { measures: spoken, scores: nothingScored } })
const figures = figuresOf(result)
const facts = factsOf(result, figures, [], words)

test('lists missing words for speech without a transcript, but not for silence or placeholders', () => {
  expect(lacksTranscript(result, figures)).toBe(true)
  expect(lacksTranscript({ ...result, isPlaceholder: true }, figures)).toBe(false)
  expect(lacksTranscript({ ...result, reading: { ...reading, transcript: 'Hello' } }, figures)).toBe(false)
  const silent = resultWith({ reading })
  expect(lacksTranscript(silent, figuresOf(silent))).toBe(false)
})

test('VOICE-06 lists what needs a transcript once, and nowhere else', () => {
  const missing = missingFigures(result, figures, facts, words, false).words
  expect(missing).toEqual(['clarity', 'warmth', 'formality', 'fillers', 'feeling in the words'])
  expect(knownFacts(facts, words).map(({ key }) => key)).not.toContain('feeling')
  expect(knownFacts(facts, words).map(({ value }) => value)).not.toContain('Needs a transcript')
  expect(knownTones(result, false)).toEqual(['confidence'])
})

test('VOICE-06 with a transcript, one line says what the missing values need', () => {
  const written = { ...result, reading: { ...reading, transcript: 'Good evening' } }
  const shown = factsOf(written, figures, [], words)
  const { words: none, sound } = missingFigures(written, figuresOf(written), shown, words, false)
  expect(none).toEqual([])
  expect(sound).toEqual(expect.arrayContaining(['Pace', 'Clarity', 'Warmth', 'Formality', 'Pitch movement']))
  expect(needOf({ ...spoken, speechSeconds: 9 })).toBe('longer')
  expect(needOf({ ...spoken, problems: [{ code: 'noisy', sentence: '' }] })).toBe('quieter')
})

test("leave my disfluency alone: doesn't list fillers and their scores as missing", () => {
  const shown = factsOf(result, figures, [], words, true)
  const missing = missingFigures(result, figures, shown, words, true).words
  expect(missing).toEqual(['warmth', 'formality', 'feeling in the words'])
})

test("a transcript without any “um” doesn't ask for a transcript", () => {
  const written = { ...result, reading: { ...reading, transcript: 'Good evening' } }
  const fillers = factsOf(written, figuresOf(written), [], words).find(({ key }) => key === 'fillers')
  expect(fillers?.value).toBe('Not counted')
})

test('counts fillers by word, ignoring case, most frequent first', () => {
  const said = [
    ['filled-pause', 'um'],
    ['discourse-filler', 'you know'],
    ['filled-pause', 'Um'],
    ['repetition', 'the the'],
  ] as const
  const found = said.map(([kind, text]) => ({ kind, text, start: 0, end: text.length, time: null }))
  expect(fillersByWord({ ...spoken, ...disfluent(found) })).toEqual([
    ['um', 2],
    ['you know', 1],
  ])
  expect(fillersByWord(spoken)).toEqual([])
})

test('prefers on-device words, unless cut short, then the transcriber, then the vendor', () => {
  const heard = 'good evening'
  const onDevice = transcriptOf({ heard, heardOn: 'device', heardProblem: null })
  expect(onDevice).toEqual({ transcript: heard, isTranscriptFromDevice: true })
  expect(transcriptOf({ heard, heardOn: 'device', heardProblem: 'failed' }).isTranscriptFromDevice).toBe(false)
  expect(transcriptOf({ heard, heardOn: 'service', heardProblem: null }).isTranscriptFromDevice).toBe(false)
  expect(transcriptOf({ heard: '', heardOn: 'device', heardProblem: null })).toEqual({})
})
