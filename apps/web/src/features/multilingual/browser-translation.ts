import { LANGUAGES, type LanguageCode } from '@understory/forest/phrases/languages'
import {
  AVAILABILITIES,
  type Availability,
  type BrowserDetector,
  type BrowserTranslator,
  browserApis,
  type Pair,
} from './browser-apis.ts'

/** As long as the server waits for a translation service. */
const DEADLINE_MILLISECONDS = 30_000
/** A pair and its reverse: each keeps a model in memory. */
const MOST_OPEN = 2
/** Shorter texts are guessed at, and a wrong offer is worse than none. */
const SHORTEST = 4
const SUREST = 0.8

/** What the page asks of the browser's own translator and detector. Nothing here sends anything anywhere. */
export type BrowserTranslation = {
  availability: (pair: Pair) => Promise<Availability>
  /**
   * Gets what the pair needs; called from a press, without which browsers refuse.
   *
   * @param onProgress  told the share that has come, 0 to 1
   * @throws DOMException as the browser gives it: no network, no room, refused, aborted
   */
  download: (pair: Pair, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  /** @throws DOMException as the browser gives it, AbortError and TimeoutError among them */
  translate: (pair: Pair, text: string, signal: AbortSignal) => Promise<string>
  /** The language that a text is surely in, where the detector is at hand and the language is one of the twelve. */
  detect: (text: string, signal: AbortSignal) => Promise<LanguageCode | undefined>
  /** Lets go of every model. What is asked afterwards opens it anew. */
  close: () => void
}

export function browserTranslation(): BrowserTranslation {
  const open = new Map<string, Promise<BrowserTranslator>>()
  let detector: Promise<BrowserDetector> | undefined
  /** Chromium without the model writes a warning to the console at every question: it is asked once. */
  let hasNoDetector = false
  let closing = new AbortController()

  /** Remembers a translator until it fails or others take its place. */
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
    const state = detector ? 'available' : await api.availability()
    hasNoDetector = state === 'unavailable'
    if (hasNoDetector || (state !== 'available' && !mayDownload)) return undefined
    detector ??= api.create({ signal: closing.signal })
    return detector
  }

  return {
    availability: async (pair) => {
      if (open.has(keyOf(pair))) return 'available'
      try {
        const told = await browserApis().Translator?.availability(tagsOf(pair))
        return AVAILABILITIES.find((each) => each === told) ?? 'unavailable'
      } catch {
        // A browser that cannot say refuses by policy, or the page is closing: the phrase book is there.
        return 'unavailable'
      }
    },

    download: async (pair, onProgress, signal) => {
      const translator = create(pair, signal, (monitor) => {
        monitor.addEventListener('downloadprogress', (event) => {
          const share = shareOf(event)
          if (share !== undefined && !signal.aborted) onProgress(share)
        })
      })
      // The same press may fetch the small model of the detector: an offer less is all that is lost without it.
      openDetector(true).catch(() => (detector = undefined))
      await orAborted(translator, signal)
      hold(pair, translator)
    },

    translate: async (pair, text, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MILLISECONDS)])
      limit.throwIfAborted()
      // Not by the signal of this text: it would take the translator from the next one.
      const translator = open.get(keyOf(pair)) ?? create(pair, closing.signal)
      if (!open.has(keyOf(pair))) hold(pair, translator)
      try {
        return await orAborted(
          translator.then((ready) => ready.translate(text, { signal: limit })),
          limit,
        )
      } catch (cause) {
        // One that failed may be lost for good, as after the browser took back its memory. The next text opens another.
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
      detector?.then(
        (ready) => ready.destroy(),
        () => {},
      )
      detector = undefined
    },
  }
}

const keyOf = ({ from, to }: Pair) => `${from} ${to}`
const tagsOf = ({ from, to }: Pair) => ({ sourceLanguage: from, targetLanguage: to })

function letGo(translator: Promise<BrowserTranslator>): void {
  translator.then(
    (ready) => ready.destroy(),
    // It was never there.
    () => {},
  )
}

/** `loaded` is a share of 1 in the specification; earlier browsers counted bytes. */
function shareOf(event: Event): number | undefined {
  const [loaded, total] = [Reflect.get(event, 'loaded'), Reflect.get(event, 'total')]
  if (typeof loaded !== 'number') return undefined
  const share = typeof total === 'number' && total > 1 ? loaded / total : loaded
  return Math.min(1, Math.max(0, share))
}

/** Not every step of a browser hears a signal: whoever waits does. */
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
