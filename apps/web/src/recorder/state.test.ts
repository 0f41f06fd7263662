import { describe, expect, test } from 'vitest'
import { takeOf } from './pcm.ts'
import { EMPTY_RECORDER, type RecorderAction, type RecorderState, reduceRecorder } from './state.ts'

const take = takeOf(new Float32Array(16_000), 16_000)
const after = (...actions: RecorderAction[]): RecorderState => actions.reduce(reduceRecorder, EMPTY_RECORDER)

describe('the recorder', () => {
  test('VOICE-04 a new recording or Clear leaves nothing of the last one', () => {
    const recorded = { type: 'recorded', take, notice: 'full' } as const
    expect(after(recorded, { type: 'asked' })).toEqual({ ...EMPTY_RECORDER, status: 'starting' })
    expect(after(recorded, { type: 'cleared' })).toEqual(EMPTY_RECORDER)
  })

  test("VOICE-10 a microphone that doesn't open leaves a reason and no recording", () => {
    const state = after({ type: 'asked' }, { type: 'failed', problem: 'denied' })
    expect(state).toMatchObject({ status: 'idle', problem: 'denied', take: null })
  })

  test("a file that can't be read keeps the current recording", () => {
    const state = after({ type: 'recorded', take, notice: null }, { type: 'refused-file', problem: 'unreadable' })
    expect(state).toMatchObject({ status: 'recorded', take, problem: 'unreadable' })
  })

  test("a restored recording can't replace a running one, and a lost microphone keeps it", () => {
    const started = after({ type: 'asked' }, { type: 'started' })
    const restored = reduceRecorder(started, { type: 'recorded', take, notice: 'restored' })
    expect(restored).toMatchObject({ status: 'recording', take: null })
    const lost = reduceRecorder(started, { type: 'recorded', take, notice: 'lost' })
    expect(lost).toMatchObject({ status: 'recorded', take, notice: 'lost' })
  })
})
