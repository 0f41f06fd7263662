import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRecording } from '../lib/running-recordings.ts'
import { keepRecordingPart } from '../storage/recordings.ts'
import { openCapture } from './capture.ts'
import { createLive } from './live.ts'
import { captureMicrophone } from './microphone.ts'
import { openSession } from './session.ts'

vi.mock('./capture.ts')
vi.mock('../storage/recordings.ts')

const RATE = 16_000
const TENTH = RATE / 10
const page = Object.assign(new EventTarget(), { hidden: false })
const track = Object.assign(new EventTarget(), { stop: vi.fn() })
const getUserMedia = async () => ({ getTracks: () => [track] })

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { isSecureContext: true, AudioWorkletNode: class {} })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.mocked(keepRecordingPart).mockResolvedValue(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A recording with test audio. */
async function recording() {
  let hear = (_block: Float32Array) => {}
  const close = vi.fn(async () => {})
  vi.mocked(openCapture).mockImplementation(async (_stream, onBlock) => {
    hear = onBlock
    return { rate: RATE, wake: () => {}, close }
  })
  const live = createLive()
  const onEnd = vi.fn()
  const session = await openSession({ place: 'voice-analysis', recognizer: 'none', live, onEnd })
  let said = 0
  const speak = (seconds: number) => {
    for (let tenth = 0; tenth < Math.round(seconds * 10); tenth++) hear(new Float32Array(TENTH).fill(++said / 10_000))
  }
  return { session, live, onEnd, speak, close }
}

test('VOICE-02 warns 30 seconds before five minutes, then stops on its own', async () => {
  const { session, live, onEnd, speak, close } = await recording()
  speak(269.9)
  expect(live.read()).toMatchObject({ elapsedSeconds: 269.9, isNearEnd: false })
  speak(0.1)
  expect(live.read()).toMatchObject({ elapsedSeconds: 270, isNearEnd: true })
  speak(29.9)
  expect(onEnd).not.toHaveBeenCalled()
  speak(0.1)
  expect(onEnd.mock.calls).toEqual([['full']])
  speak(5)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(live.read().elapsedSeconds).toBe(300)
  const { take, isKept } = await session.stop()
  expect([take?.durationSeconds, take?.samples.at(-1), isKept]).toEqual([300, expect.closeTo(0.3, 3), true])
  expect(take?.wav.size).toBe(44 + 2 * 300 * RATE)
  expect(close).toHaveBeenCalledTimes(1)
  expect(track.stop).toHaveBeenCalledTimes(1)
})

test('VOICE-02 saves parts every two seconds, when hidden and at the end, each once', async () => {
  const { session, speak } = await recording()
  const kept = () => vi.mocked(keepRecordingPart).mock.calls.map(([{ pcm }]) => pcm.length / RATE)
  speak(4.5)
  expect(kept()).toEqual([2, 2])
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toEqual([2, 2, 0.5])
  page.hidden = false
  speak(1)
  await session.stop()
  expect(kept()).toEqual([2, 2, 0.5, 1])
})

test('VOICE-02 a lost microphone ends the recording with all audio, and one failed part is reported', async () => {
  const { session, onEnd, speak } = await recording()
  speak(2)
  vi.mocked(keepRecordingPart).mockResolvedValueOnce(false)
  speak(2)
  track.dispatchEvent(new Event('ended'))
  expect(onEnd.mock.calls).toEqual([['lost']])
  const { take, isKept } = await session.stop()
  expect([take?.durationSeconds, isKept]).toEqual([4, false])
})

test('blocks page reloads while it runs', async () => {
  const { session } = await recording()
  expect(isRecording()).toBe(true)
  await session.stop()
  await session.stop()
  expect(isRecording()).toBe(false)
})

test('lets go of the microphone at once, though the sound of the browser never closes', async () => {
  const close = () => new Promise<void>(() => {})
  vi.mocked(openCapture).mockResolvedValue({ rate: RATE, wake: () => {}, close })
  const capture = await captureMicrophone(vi.fn(), vi.fn())
  void capture.close()
  expect(track.stop).not.toHaveBeenCalled()
  capture.release()
  expect(track.stop).toHaveBeenCalledTimes(1)
})
