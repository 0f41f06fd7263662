import { describe, expect, test } from 'vitest'
import { takeOf } from './pcm.ts'
import { EMPTY_RECORDER, type RecorderAction, type RecorderState, reduceRecorder } from './state.ts'

const take = takeOf(new Float32Array(16_000), 16_000)
const after = (...actions: RecorderAction[]): RecorderState => actions.reduce(reduceRecorder, EMPTY_RECORDER)

describe('the recorder', () => {
  test('VOICE-04 a new recording clears the last one', () => {
    const state = after({ type: 'recorded', take, notice: null }, { type: 'asked' })
    expect(state).toEqual({ status: 'starting', take: null, problem: null, notice: null })
  })

  test('VOICE-04 clearing leaves nothing', () => {
    expect(after({ type: 'recorded', take, notice: 'full' }, { type: 'cleared' })).toEqual(EMPTY_RECORDER)
  })

  test("VOICE-10 a microphone that doesn't open leaves a reason and no recording", () => {
    const state = after({ type: 'asked' }, { type: 'failed', problem: 'denied' })
    expect(state).toMatchObject({ status: 'idle', problem: 'denied', take: null })
  })

  test("a file that can't be read keeps the current recording", () => {
    const state = after({ type: 'recorded', take, notice: null }, { type: 'refused-file', problem: 'unreadable' })
    expect(state).toMatchObject({ status: 'recorded', take, problem: 'unreadable' })
  })

  test('ignores a restored recording once a new one has started', () => {
    const state = after({ type: 'asked' }, { type: 'started' }, { type: 'recorded', take, notice: 'restored' })
    expect(state).toMatchObject({ status: 'recording', take: null })
  })

  test('a lost microphone keeps what was recorded', () => {
    const state = after({ type: 'started' }, { type: 'recorded', take, notice: 'lost' })
    expect(state).toMatchObject({ status: 'recorded', take, notice: 'lost' })
  })
})
