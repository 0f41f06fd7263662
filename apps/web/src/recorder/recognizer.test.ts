import { afterEach, describe, expect, test, vi } from 'vitest'
import { findRecognizer, startRecognition } from './recognizer.ts'

/** Stands in for the browser's recognizer: says what it is told to. */
class StandIn {
  static made: StandIn[] = []
  static available = (): Promise<string> => Promise.resolve('available')
  starts = 0
  processLocally = false
  onresult: ((event: { results: unknown }) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    StandIn.made.push(this)
  }
  start() {
    this.starts += 1
  }
  stop() {
    this.onend?.()
  }
  abort() {}
  hear(...words: string[]) {
    this.onresult?.({ results: words.map((transcript) => ({ isFinal: true, 0: { transcript } })) })
  }
}

function begin() {
  StandIn.made = []
  vi.stubGlobal('window', { SpeechRecognition: StandIn })
  const recognition = startRecognition('on-device')
  const [browser] = StandIn.made
  if (!browser) throw new Error('No recognizer was made.')
  return { recognition, browser }
}

afterEach(() => vi.unstubAllGlobals())

describe('the browser’s recognizer', () => {
  test('on the device is used only where the browser says that it is there', async () => {
    vi.stubGlobal('window', { SpeechRecognition: StandIn })
    expect(await findRecognizer()).toBe('on-device')
    vi.stubGlobal('window', {
      webkitSpeechRecognition: class extends StandIn {
        static override available = () => Promise.resolve('downloadable')
      },
    })
    expect(await findRecognizer()).toBe('remote')
    vi.stubGlobal('window', {})
    expect(await findRecognizer()).toBe('none')
  })

  test('goes on after a silence and keeps all words', async () => {
    const { recognition, browser } = begin()
    browser.hear('good evening', 'and thank you')
    browser.onend?.()
    browser.hear('for coming')
    expect(browser.starts).toBe(2)
    expect(await recognition.stop()).toBe('good evening and thank you for coming')
  })

  test('a recognizer without a network ends silently and is not asked again', async () => {
    const { recognition, browser } = begin()
    browser.onerror?.({ error: 'network' })
    browser.onend?.()
    expect(browser.starts).toBe(1)
    expect(await recognition.stop()).toBe('')
  })

  test('one that ends at once every time is given up', () => {
    const { browser } = begin()
    for (let time = 0; time < 100; time++) browser.onend?.()
    expect(browser.starts).toBe(61)
  })

  test('stays on the device where it was promised', () => expect(begin().browser.processLocally).toBe(true))
})
