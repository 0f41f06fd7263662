import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceSpeech } from './device-speech.ts'
import { startRecognition } from './recognizer.ts'
import { answeredBefore, StandIn, windowWith } from './test-recognizer.ts'
import { isRemoteOffered } from './use-recognizer.ts'

function begin(kind: 'on-device' | 'remote' = 'on-device') {
  vi.stubGlobal('window', windowWith({ available: async () => 'downloadable', install: async () => true }))
  const onHeard = vi.fn()
  const recognition = startRecognition(kind, onHeard)
  const [browser] = StandIn.made
  if (!browser) throw new Error('No recognizer was made.')
  return { recognition, browser, onHeard }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the browser's recognizer", () => {
  test('continues after silence and keeps all words', async () => {
    const { recognition, browser, onHeard } = begin()
    browser.hear('good evening', 'and thank you')
    expect(onHeard).toHaveBeenLastCalledWith({ text: 'good evening and thank you', problem: null })
    browser.onend?.()
    browser.hear('for coming')
    expect(browser.starts).toBe(2)
    expect(await recognition.stop()).toEqual({ text: 'good evening and thank you for coming', problem: null })
  })

  test('joins odd results: empty, blank, without words, none, and interim ones', async () => {
    const { recognition, browser } = begin()
    browser.onresult?.({ results: [] })
    expect(recognition.heard().text).toBe('')
    const good = { 0: { transcript: ' Good ' } }
    browser.onresult?.({
      results: [{ ...good, isFinal: true }, { isFinal: true }, { isFinal: false, 0: {} }, undefined],
    })
    const interim = { 1: { 0: { transcript: '' } }, 2: { 0: { transcript: 'even\n' } } }
    browser.onresult?.({ results: { ...interim, length: 3, 0: good } })
    browser.hear('Good', '', ' evening,  all ')
    expect((await recognition.stop()).text).toBe('Good evening, all')
  })

  test.each([
    ['network', 'network'],
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['language-not-supported', 'language'],
    ['audio-capture', 'failed'],
  ])('ends with %s, says so, keeps what it heard and is not asked again', async (error, problem) => {
    const { recognition, browser, onHeard } = begin()
    browser.hear('good evening')
    browser.onerror?.({ error })
    browser.onend?.()
    expect(browser.starts).toBe(1)
    expect(onHeard).toHaveBeenLastCalledWith({ text: 'good evening', problem })
    expect(await recognition.stop()).toEqual({ text: 'good evening', problem })
  })

  test.each(['no-speech', 'aborted', 'something new'])('treats %s as a pause, not an end', async (error) => {
    const { recognition, browser } = begin()
    browser.onerror?.({ error })
    browser.onend?.()
    expect(browser.starts).toBe(2)
    expect((await recognition.stop()).problem).toBeNull()
  })

  test('ignores errors after it was told to stop', async () => {
    const { recognition, browser } = begin()
    browser.stop = () => {
      browser.onerror?.({ error: 'network' })
      browser.onend?.()
    }
    expect((await recognition.stop()).problem).toBeNull()
  })

  test('gives up when it ends at once every time', () => {
    const { browser, recognition } = begin()
    for (let time = 0; time < 100; time++) browser.onend?.()
    expect(browser.starts).toBe(61)
    expect(recognition.heard().problem).toBe('failed')
  })

  test("waits only briefly for a stop that's never answered", async () => {
    vi.useFakeTimers()
    const { browser, recognition } = begin()
    browser.hear('good evening')
    browser.stop = () => {}
    const stopped = recognition.stop()
    await vi.advanceTimersByTimeAsync(1500)
    expect((await stopped).text).toBe('good evening')
  })

  test('stays on the device when promised, and uses English', () => {
    expect(begin().browser).toMatchObject({ processLocally: true, lang: 'en-US' })
    expect(begin('remote').browser.processLocally).toBe(false)
  })

  test('looks again for a missing on-device language, and never sends words elsewhere', async () => {
    vi.stubGlobal('localStorage', answeredBefore())
    const { browser } = begin()
    browser.onerror?.({ error: 'language-not-supported' })
    browser.onend?.()
    await vi.waitFor(() => expect(deviceSpeech.read()).toBe('downloadable'))
    expect(StandIn.made).toHaveLength(1)
  })
})

test("offers the vendor's service only without an on-device option, or to turn it off", () => {
  const offered = (isAllowed: boolean) =>
    (['unknown', 'none', 'unasked', 'unavailable', 'downloadable', 'downloading', 'failed', 'ready'] as const).filter(
      (device) => isRemoteOffered(device, isAllowed),
    )
  expect(offered(false)).toEqual(['unavailable', 'failed'])
  expect(offered(true)).toEqual(['unasked', 'unavailable', 'downloadable', 'downloading', 'failed'])
})
