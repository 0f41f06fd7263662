import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeviceSpeech } from './device-speech.ts'
import { answeredBefore, windowWith } from './test-recognizer.ts'

const ENGLISH_HERE = { langs: ['en-US'], processLocally: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', answeredBefore())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that is shown and has looked, in a browser that gives this answer to whether it can. */
async function shown(available: () => Promise<string>, install: () => Promise<boolean> = async () => true) {
  vi.stubGlobal('window', windowWith({ available, install }))
  const speech = createDeviceSpeech()
  const states: string[] = []
  const leave = speech.subscribe(() => states.push(speech.read()))
  await speech.look()
  return { speech, states, leave }
}

describe('speech recognition on this device', () => {
  test.each([
    ['available', 'ready'],
    ['downloadable', 'downloadable'],
    ['downloading', 'downloading'],
    ['unavailable', 'unavailable'],
    ['something new', 'unavailable'],
  ])('is asked for English on the device, and %s means %s', async (answer, state) => {
    const available = vi.fn(async () => answer)
    const { speech } = await shown(available)
    expect(speech.read()).toBe(state)
    expect(available).toHaveBeenCalledWith(ENGLISH_HERE)
  })

  test.each([
    ["can't be asked", {}],
    ['refuses', { available: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ["can't install", { available: async () => 'downloadable' }],
  ])('is unavailable if the browser %s', async (_how, answers) => {
    vi.stubGlobal('window', windowWith(answers, 'webkitSpeechRecognition'))
    const speech = createDeviceSpeech()
    await speech.look()
    expect(speech.read()).toBe('unavailable')
    vi.stubGlobal('window', {})
    await speech.look()
    expect(speech.read()).toBe('none')
  })

  test('installs once within the press, and is ready when the browser says so', async () => {
    const asked = Promise.withResolvers<boolean>()
    const install = vi.fn(() => asked.promise)
    const { speech, states } = await shown(async () => 'downloadable', install)
    void speech.install()
    expect(install).toHaveBeenCalledWith(ENGLISH_HERE)
    const again = speech.install()
    asked.resolve(true)
    await again
    await vi.waitFor(() => expect(states).toEqual(['downloadable', 'downloading', 'ready']))
    expect(install).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['answers false', async () => false],
    ['throws', () => Promise.reject(new DOMException('', 'InvalidStateError'))],
  ])('fails where the install %s, and can be tried again', async (_how, fails) => {
    const install = vi.fn<() => Promise<boolean>>(fails)
    const { speech } = await shown(async () => 'downloadable', install)
    await speech.install()
    expect(speech.read()).toBe('failed')
    install.mockResolvedValue(true)
    await speech.install()
    expect(speech.read()).toBe('ready')
  })

  test("polls for a download in another tab until it's done", async () => {
    let answer = 'downloading'
    const { speech } = await shown(async () => answer)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(speech.read()).toBe('downloading')
    answer = 'available'
    await vi.advanceTimersByTimeAsync(3000)
    expect(speech.read()).toBe('ready')
  })

  test('a vanished download is a failure, also when install never answers', async () => {
    let answer = 'downloading'
    const { speech } = await shown(
      async () => answer,
      () => new Promise(() => {}),
    )
    answer = 'downloadable'
    await vi.advanceTimersByTimeAsync(3000)
    expect(speech.read()).toBe('failed')
    void speech.install()
    await vi.advanceTimersByTimeAsync(3000)
    expect(speech.read()).toBe('downloading')
    answer = 'unavailable'
    await vi.advanceTimersByTimeAsync(3000)
    expect(speech.read()).toBe('failed')
  })

  test('stops polling when nobody watches', async () => {
    const available = vi.fn(async () => 'downloading')
    const { speech, leave } = await shown(available)
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(available).toHaveBeenCalledTimes(1)
    speech.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3000)
    expect(available).toHaveBeenCalledTimes(2)
  })

  test("offers it again if it's gone after a reload", async () => {
    expect((await shown(async () => 'available')).speech.read()).toBe('ready')
    expect((await shown(async () => 'downloadable')).speech.read()).toBe('downloadable')
  })
})

describe('a browser that was never asked', () => {
  const neverAsked = () => vi.stubGlobal('localStorage', answeredBefore(''))

  test('is asked by a press alone, and gets the download with the same press', async () => {
    neverAsked()
    const [available, install] = [vi.fn(async () => 'downloadable'), vi.fn(async () => true)]
    const { speech, states } = await shown(available, install)
    expect(speech.read()).toBe('unasked')
    expect(available).not.toHaveBeenCalled()
    await speech.install()
    expect(states).toEqual(['unasked', 'downloading', 'ready'])
    expect(install).toHaveBeenCalledWith(ENGLISH_HERE)
  })

  test.each([
    ['available', 'ready'],
    ['unavailable', 'unavailable'],
  ])('installs nothing if it answers %s', async (answer, state) => {
    neverAsked()
    const install = vi.fn(async () => true)
    const { speech } = await shown(async () => answer, install)
    await speech.install()
    expect(speech.read()).toBe(state)
    expect(install).not.toHaveBeenCalled()
  })

  test('that ended the page at the question is not asked again, but another version is', async () => {
    const available = vi.fn(async () => 'available')
    vi.stubGlobal('localStorage', answeredBefore(`asking ${navigator.userAgent}`))
    const { speech } = await shown(available)
    expect(speech.read()).toBe('unavailable')
    vi.stubGlobal('localStorage', answeredBefore('asking Another/1.0'))
    await speech.look()
    expect(speech.read()).toBe('unasked')
    expect(available).not.toHaveBeenCalled()
  })
})
