import { describe, expect, test } from 'vitest'
import { NOTHING_SAID, reduceVoice, shownResult, type VoiceAction, type VoiceState } from './state.ts'
import { resultWith } from './test-results.ts'

const result = resultWith()
const failure = { message: 'Busy.', statusCode: 429, retryable: true }
const again: VoiceAction = { type: 'again', tip: 'Slow down.' }
const after = (...actions: VoiceAction[]): VoiceState => actions.reduce(reduceVoice, NOTHING_SAID)

describe('the voice page', () => {
  test('VOICE-01 keeps results closed until there are some', () => {
    expect(after({ type: 'tab', tab: 'results' }).tab).toBe('record')
    expect(
      after({ type: 'analyzed', result }, { type: 'tab', tab: 'record' }, { type: 'tab', tab: 'results' }).tab,
    ).toBe('results')
  })

  test('VOICE-07 an analysis opens its results', () => {
    expect(after({ type: 'analyzing' }, { type: 'analyzed', result })).toMatchObject({
      tab: 'results',
      isAnalyzing: false,
      result,
    })
  })

  test('VOICE-08 a failure stays on Record without results', () => {
    const state = after({ type: 'analyzing' }, { type: 'failed', failure, placeholder: null })
    expect(state).toMatchObject({ tab: 'record', isAnalyzing: false, result: null, failure })
  })

  test("VOICE-08 a placeholder doesn't open on its own", () => {
    const placeholder = resultWith({ isPlaceholder: true })
    const state = after({ type: 'analyzing' }, { type: 'failed', failure, placeholder })
    expect(state.tab).toBe('record')
    expect(reduceVoice(state, { type: 'tab', tab: 'results' }).tab).toBe('results')
  })

  test('VOICE-04 a new recording clears the results, returns to Record, and keeps the prompt', () => {
    const state = after({ type: 'prompt', prompt: 'Say no' }, { type: 'analyzed', result }, { type: 'cleared' })
    expect(state).toEqual({ ...NOTHING_SAID, prompt: 'Say no' })
  })

  test('saying it again keeps the last take for comparison, but never a placeholder', () => {
    expect(after({ type: 'analyzed', result }, again)).toMatchObject({ before: result, result: null })
    const placeholder = resultWith({ isPlaceholder: true })
    expect(after({ type: 'analyzed', result: placeholder }, again).before).toBeNull()
  })

  test('a new prompt has no earlier take to compare', () => {
    expect(after({ type: 'analyzed', result }, again, { type: 'prompt', prompt: 'Other' }).before).toBeNull()
  })

  test('VOICE-01 saying it again leaves the last result and its tip in reach, also after a discarded attempt', () => {
    const state = after({ type: 'analyzed', result }, again, { type: 'cleared' })
    expect(state).toMatchObject({ tab: 'record', tip: 'Slow down.' })
    const results = reduceVoice(state, { type: 'tab', tab: 'results' })
    expect([results.tab, shownResult(results)]).toEqual(['results', result])
    expect(reduceVoice(results, { type: 'cleared' })).toEqual(NOTHING_SAID)
  })

  test('a failed attempt at saying it again keeps the last result and its tip', () => {
    const failed: VoiceAction = { type: 'failed', failure, placeholder: resultWith({ isPlaceholder: true }) }
    const state = after({ type: 'analyzed', result }, again, failed, { type: 'cleared' })
    expect([shownResult(state), state.tip]).toEqual([result, 'Slow down.'])
  })

  test('VOICE-04 a recording after the second result leaves none of the first', () => {
    const state = after({ type: 'analyzed', result }, again, { type: 'analyzed', result: resultWith() })
    expect(shownResult(reduceVoice(state, { type: 'cleared' }))).toBeNull()
  })
})
