import { LANGUAGES, type LanguageCode } from '@understory/forest/phrases/languages'
import {
  AVAILABILITIES,
  type Availability,
  type BrowserDetector,
  type BrowserTranslator,
  browserApis,
  type Pair,
} from './browser-apis.ts'

/** The same timeout as the server's for a translation service. */
const DEADLINE_MILLISECONDS = 30_000
/** A check of what is installed usually takes milliseconds, but some builds of Chromium never answer it. */
const CHECK_MILLISECONDS = 5_000
/** A pair and its reverse; each keeps a model in memory. */
const MOST_OPEN = 2
/** Characters. Detection of shorter texts is unreliable. */
const SHORTEST = 4
const SUREST = 0.8
export type BrowserTranslation = {
  availability: (pair: Pair) => Promise<Availability>
  /**
   * Downloads a pair's models; browsers require a user gesture.
   * @param onProgress share from 0 to 1
   * @throws DOMException from the browser: no network, no space, refused, aborted
   */
  download: (pair: Pair, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  /** @throws DOMException from the browser, including AbortError and TimeoutError */
  translate: (pair: Pair, text: string, signal: AbortSignal) => Promise<string>
  /** The text's language if it is certain and one of the twelve. */
  detect: (text: string, signal: AbortSignal) => Promise<LanguageCode | undefined>
  /** Frees all models; later calls reopen them. */
  close: () => void
}

export function browserTranslation(): BrowserTranslation {
  const open = new Map<string, Promise<BrowserTranslator>>()
  let detector: Promise<BrowserDetector> | undefined
  /** Without the model, Chromium logs a warning on each query, so it is asked once. */
  let hasNoDetector = false
  /** A browser that left a check unanswered isn't asked again, so that the next text doesn't wait. */
  let isStuck = false
  let closing = new AbortController()

  async function stateOf(ask: () => Promise<string> | undefined): Promise<Availability> {
    if (isStuck) return 'unavailable'
    const limit = AbortSignal.timeout(CHECK_MILLISECONDS)
    try {
      const told = await orAborted(Promise.resolve(ask()), limit)
      return AVAILABILITIES.find((each) => each === told) ?? 'unavailable'
    } catch {
      // Blocked by policy, unanswered, or the page is closing; the server and the phrase book remain.
      isStuck ||= limit.aborted
      return 'unavailable'
    }
  }

  /** Caches a translator until it fails or is evicted. */
  function hold(pair: Pair, translator: Promise<BrowserTranslator>): void {
    open.set(keyOf(pair), translator)
    translator.catch(() => drop(pair, translator))
    for (const [key, held] of [...open].slice(0, -MOST_OPEN)) {
      open.delete(key)
      letGo(held)
    }
  }

  function drop(pair: Pair, translator: Promise<BrowserTranslator>): void {
    if (open.get(keyOf(pair)) === translator) open.delete(keyOf(pair))
    letGo(translator)
  }

  function create(pair: Pair, signal: AbortSignal, monitor?: (monitor: EventTarget) => void) {
    const api = browserApis().Translator
    if (!api) throw new DOMException('No translator', 'NotSupportedError')
    return api.create({ ...tagsOf(pair), signal, ...(monitor && { monitor }) })
  }

  async function openDetector(mayDownload: boolean): Promise<BrowserDetector | undefined> {
    const api = browserApis().LanguageDetector
    if (!api || hasNoDetector) return undefined
    const state = detector ? 'available' : await stateOf(() => api.availability())
    hasNoDetector = state === 'unavailable'
    if (hasNoDetector || (state !== 'available' && !mayDownload)) return undefined
    detector ??= api.create({ signal: closing.signal })
    return detector
  }

  return {
    availability: async (pair) => {
      if (open.has(keyOf(pair))) return 'available'
      return stateOf(() => browserApis().Translator?.availability(tagsOf(pair)))
    },

    download: async (pair, onProgress, signal) => {
      const translator = create(pair, signal, (monitor) => {
        monitor.addEventListener('downloadprogress', (event) => {
          const share = shareOf(event)
          if (share !== undefined && !signal.aborted) onProgress(share)
        })
      })
      // The same gesture may download the detector, which is optional.
      openDetector(true).catch(() => (detector = undefined))
      await orAborted(translator, signal)
      hold(pair, translator)
    },

    translate: async (pair, text, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MILLISECONDS)])
      limit.throwIfAborted()
      // Not this text's signal, which would close the translator for the next one.
      const translator = open.get(keyOf(pair)) ?? create(pair, closing.signal)
      if (!open.has(keyOf(pair))) hold(pair, translator)
      try {
        return await orAborted(
          translator.then((ready) => ready.translate(text, { signal: limit })),
          limit,
        )
      } catch (cause) {
        // It may be lost for good, for example after memory pressure, so the next text opens another.
        if (!signal.aborted) drop(pair, translator)
        throw cause
      }
    },

    detect: async (text, signal) => {
      if (text.trim().length < SHORTEST) return undefined
      try {
        const ready = await openDetector(false)
        const [best] = (await ready?.detect(text, { signal })) ?? []
        if (!best?.detectedLanguage || (best.confidence ?? 0) < SUREST) return undefined
        const [code] = best.detectedLanguage.toLowerCase().split('-')
        return LANGUAGES.find((language) => language.code === code)?.code
      } catch {
        if (!signal.aborted) detector = undefined
        return undefined
      }
    },

    close: () => {
      closing.abort()
      closing = new AbortController()
      for (const translator of open.values()) letGo(translator)
      open.clear()
      if (detector) letGo(detector)
      detector = undefined
    },
  }
}

const keyOf = ({ from, to }: Pair) => `${from} ${to}`
const tagsOf = ({ from, to }: Pair) => ({ sourceLanguage: from, targetLanguage: to })

function letGo(model: Promise<BrowserTranslator | BrowserDetector>): void {
  model.then(
    (ready) => ready.destroy(),
    // It was never opened.
    () => {},
  )
}

/** `loaded` is a share of 1 in the specification; earlier browsers reported bytes. */
function shareOf(event: Event): number | undefined {
  const [loaded, total] = [Reflect.get(event, 'loaded'), Reflect.get(event, 'total')]
  if (typeof loaded !== 'number') return undefined
  const share = typeof total === 'number' && total > 1 ? loaded / total : loaded
  return Math.min(1, Math.max(0, share))
}

/** Some browser calls ignore their signal, so the wait is aborted here. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
