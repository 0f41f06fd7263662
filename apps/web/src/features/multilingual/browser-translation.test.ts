import { afterEach, expect, test, vi } from 'vitest'
import { browserTranslation } from './browser-translation.ts'

const EN_ES = { from: 'en', to: 'es' } as const
const never = new AbortController().signal

type Options = {
  sourceLanguage: string
  targetLanguage: string
  signal?: AbortSignal
  monitor?: (monitor: EventTarget) => void
}

/** A translator per the specification; the test advances its download. */
function standIn(states: Record<string, string>) {
  const made: StandIn[] = []
  type Download = { progress: (loaded: number, total?: number) => void; done: () => void; fail: (name: string) => void }
  const downloads: Download[] = []
  const settings: { answer: (text: string) => Promise<string> } = { answer: async (text) => `«${text}»` }

  class StandIn {
    isDestroyed = false
    readonly #ended = new AbortController()
    static async availability({ sourceLanguage, targetLanguage }: Options) {
      return states[`${sourceLanguage} ${targetLanguage}`] ?? 'unavailable'
    }
    static async create({ sourceLanguage, targetLanguage, signal, monitor }: Options) {
      signal?.throwIfAborted()
      const key = `${sourceLanguage} ${targetLanguage}`
      const state = states[key] ?? 'unavailable'
      if (state === 'unavailable') throw new DOMException('No such pair', 'NotSupportedError')
      if (state !== 'available') {
        const target = new EventTarget()
        monitor?.(target)
        const ended = Promise.withResolvers<void>()
        signal?.addEventListener('abort', () => ended.reject(signal.reason))
        downloads.push({
          progress: (loaded, total = 1) =>
            target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total })),
          done: () => {
            states[key] = 'available'
            ended.resolve()
          },
          fail: (name) => ended.reject(new DOMException('The download ended', name)),
        })
        await ended.promise
      }
      const translator = new StandIn()
      signal?.addEventListener('abort', () => translator.destroy())
      made.push(translator)
      return translator
    }
    async translate(text: string, { signal }: { signal?: AbortSignal } = {}) {
      signal?.throwIfAborted()
      if (this.isDestroyed) throw new DOMException('Destroyed', 'InvalidStateError')
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        this.#ended.signal.addEventListener('abort', () => reject(new DOMException('Destroyed', 'AbortError')))
      })
      return Promise.race([settings.answer(text), aborted])
    }
    destroy() {
      this.isDestroyed = true
      this.#ended.abort()
    }
  }
  vi.stubGlobal('Translator', StandIn)
  return { made, downloads, settings, states }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('MULTI-03 reports no pairs in a browser without a translator', async () => {
  const browser = browserTranslation()
  expect(await browser.availability(EN_ES)).toBe('unavailable')
  await expect(browser.translate(EN_ES, 'Hello', never)).rejects.toMatchObject({ name: 'NotSupportedError' })
})

test("MULTI-03 reports each pair's state, and unknown or refused ones as unavailable", async () => {
  const { states } = standIn({ 'en es': 'available', 'en fr': 'downloadable', 'en de': 'downloading', 'en it': 'soon' })
  const browser = browserTranslation()
  const state = (to: 'es' | 'fr' | 'de' | 'it' | 'ja') => browser.availability({ from: 'en', to })
  const found = await Promise.all([state('es'), state('fr'), state('de'), state('it'), state('ja')])
  expect(found.join(' ')).toBe('available downloadable downloading unavailable unavailable')
  states['en es'] = 'unavailable'
  expect(await state('es')).toBe('unavailable')
  vi.stubGlobal('Translator', { availability: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  expect(await state('es')).toBe('unavailable')
})

test('MULTI-03 one translator serves several texts, and canceling one keeps it for the next', async () => {
  const { made, settings } = standIn({ 'en es': 'available' })
  const browser = browserTranslation()
  expect(await browser.translate(EN_ES, 'Hello', never)).toBe('«Hello»')
  settings.answer = () => new Promise(() => {})
  const leaving = new AbortController()
  const aborted = browser.translate(EN_ES, 'Wait', leaving.signal)
  leaving.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  await expect(browser.translate(EN_ES, 'Late', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
  settings.answer = async (text) => text
  expect(await browser.translate(EN_ES, 'Again', never)).toBe('Again')
  expect(made).toHaveLength(1)
})

test.each(['downloadable', 'downloading'])('MULTI-03 reports progress of a %s pair, then translates', async (state) => {
  const { downloads, made } = standIn({ 'en es': state })
  const browser = browserTranslation()
  const shares: number[] = []
  const done = browser.download(EN_ES, (share) => shares.push(share), never)
  for (const loaded of [0, 0.25, 1]) downloads[0]?.progress(loaded)
  downloads[0]?.progress(50, 200)
  downloads[0]?.done()
  await done
  expect(shares).toEqual([0, 0.25, 1, 0.25])
  expect(await browser.availability(EN_ES)).toBe('available')
  expect(await browser.translate(EN_ES, 'Hello', never)).toBe('«Hello»')
  expect(made).toHaveLength(1)
})

test('MULTI-03 a failed or canceled download leaves the pair unchanged', async () => {
  const { downloads } = standIn({ 'en es': 'downloadable' })
  const browser = browserTranslation()
  const failing = browser.download(EN_ES, () => {}, never)
  downloads[0]?.progress(0.4)
  downloads[0]?.fail('NetworkError')
  await expect(failing).rejects.toMatchObject({ name: 'NetworkError' })
  const leaving = new AbortController()
  const shares: number[] = []
  const given = browser.download(EN_ES, (share) => shares.push(share), leaving.signal)
  leaving.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  downloads[1]?.progress(0.8)
  expect(shares).toEqual([])
  expect(await browser.availability(EN_ES)).toBe('downloadable')
})

test('MULTI-03 closes a translator that fails, and opens another for the next text', async () => {
  const { made, settings } = standIn({ 'en es': 'available' })
  const browser = browserTranslation()
  settings.answer = () => Promise.reject(new DOMException('Too long', 'QuotaExceededError'))
  await expect(browser.translate(EN_ES, 'Hello', never)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  settings.answer = async (text) => text
  expect(await browser.translate(EN_ES, 'Hello', never)).toBe('Hello')
  made[1]?.destroy()
  await expect(browser.translate(EN_ES, 'Hello', never)).rejects.toMatchObject({ name: 'InvalidStateError' })
  expect(await browser.translate(EN_ES, 'Hello', never)).toBe('Hello')
  expect(made).toHaveLength(3)
})

test('MULTI-03 keeps at most two translators open, and none after leaving the page', async () => {
  const { made } = standIn({ 'en es': 'available', 'es en': 'available', 'en fr': 'available' })
  const browser = browserTranslation()
  for (const pair of [EN_ES, { from: 'es', to: 'en' }, { from: 'en', to: 'fr' }] as const)
    await browser.translate(pair, 'Hello', never)
  await vi.waitFor(() => expect(made.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false, false]))
  browser.close()
  await vi.waitFor(() => expect(made.every(({ isDestroyed }) => isDestroyed)).toBe(true))
  expect(await browser.translate(EN_ES, 'Hello', never)).toBe('«Hello»')
})

test("MULTI-01 detects a language only when the browser is sure and it's one of the twelve", async () => {
  let guesses: { detectedLanguage: string; confidence: number }[] = []
  let state = 'available'
  let count = 0
  vi.stubGlobal('LanguageDetector', {
    availability: async () => state,
    create: async () => {
      count += 1
      return { detect: async () => guesses, destroy: () => {} }
    },
  })
  const detected = async (...given: typeof guesses) => {
    guesses = given
    return browser.detect('Hola, amigos', never)
  }
  const browser = browserTranslation()
  expect(await detected({ detectedLanguage: 'es', confidence: 0.97 })).toBe('es')
  expect(await detected({ detectedLanguage: 'zh-Hant', confidence: 0.9 })).toBe('zh')
  expect(await detected({ detectedLanguage: 'es', confidence: 0.5 })).toBeUndefined()
  expect(await detected({ detectedLanguage: 'nl', confidence: 0.99 })).toBeUndefined()
  expect(await detected({ detectedLanguage: 'und', confidence: 1 })).toBeUndefined()
  expect(await detected()).toBeUndefined()
  expect(await browser.detect(' ok ', never)).toBeUndefined()
  expect(count).toBe(1)
  for (state of ['downloadable', 'downloading', 'unavailable'])
    expect(await browserTranslation().detect('Hola, amigos', never)).toBeUndefined()
  expect(count).toBe(1)
})

test('MULTI-01 asks only once for a missing detector, since asking may log a warning', async () => {
  const availability = vi.fn(async () => 'unavailable')
  vi.stubGlobal('LanguageDetector', { availability, create: () => Promise.reject(new Error('asked too early')) })
  const browser = browserTranslation()
  for (const text of ['Hola, amigos', 'Bonjour']) expect(await browser.detect(text, never)).toBeUndefined()
  expect(availability).toHaveBeenCalledOnce()
})

test('MULTI-01 makes no offer when the detector is missing or fails', async () => {
  expect(await browserTranslation().detect('Hola, amigos', never)).toBeUndefined()
  vi.stubGlobal('LanguageDetector', {
    availability: async () => 'available',
    create: () => Promise.reject(new DOMException('', 'OperationError')),
  })
  expect(await browserTranslation().detect('Hola, amigos', never)).toBeUndefined()
})

test('MULTI-02 a check that the browser never answers counts as unavailable, and is made once', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const availability = vi.fn(() => new Promise<string>(() => {}))
  vi.stubGlobal('Translator', { availability, create: () => new Promise(() => {}) })
  vi.stubGlobal('LanguageDetector', { availability, create: () => new Promise(() => {}) })
  const browser = browserTranslation()
  const asked = [browser.availability(EN_ES), browser.detect('Hola, amigos', never)]
  limit.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await Promise.all(asked)).toEqual(['unavailable', undefined])
  expect(timeout.mock.calls).toEqual([[5000], [5000]])
  expect(await browser.availability({ from: 'es', to: 'en' })).toBe('unavailable')
  expect(await browser.detect('Bonjour', never)).toBeUndefined()
  expect(availability).toHaveBeenCalledTimes(2)
})
