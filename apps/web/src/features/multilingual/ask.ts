import type { Part } from '@understory/contract/coaching'
import type { Forms } from '@understory/contract/translation'
import type { LanguageCode } from '@understory/forest/phrases/languages'
import type { fetchTranslation } from '../../api/translation.ts'
import type { Availability } from './browser-apis.ts'
import type { BrowserTranslation } from './browser-translation.ts'

type Question = { text: string; from: LanguageCode; to: LanguageCode; wanted: Forms }

/** `browser`: availability of the pair in this browser; `hasBrowserFailed`: it tried and failed. */
export type Told = { browser: Availability; hasBrowserFailed: boolean; help?: Part | undefined }
export type Answer = Told &
  (
    | {
        isTranslated: true
        text: string
        by: 'service' | 'browser' | 'phrase-book'
        phrase?: string | undefined
        forms?: Forms | undefined
      }
    | { isTranslated: false; error: unknown }
  )

type Deps = {
  fetch: typeof fetchTranslation
  browser: BrowserTranslation | undefined
  signal: AbortSignal
}

/**
 * Translates by the configured service, else the browser, else the phrase book. The server always reads the text first,
 * for crisis detection.
 * @throws the signal's reason
 */
export async function askFor(question: Question, { fetch, browser, signal }: Deps): Promise<Answer> {
  const { text, from, to, wanted } = question
  const forms = Object.keys(wanted).length > 0 ? { forms: wanted } : {}
  const body = { text, fromLanguage: from, toLanguage: to, ...forms }
  const state = (await browser?.availability({ from, to })) ?? 'unavailable'
  signal.throwIfAborted()
  let told: Told = { browser: state, hasBrowserFailed: false }
  try {
    if (browser && state === 'available') {
      const reply = await fetch({ ...body, browserTranslates: true }, signal)
      told = { ...told, help: reply.help }
      if (reply.translator !== 'browser') return answerOf(reply, reply.translator, told)
      try {
        const translated = await browser.translate({ from, to }, text, signal)
        return { ...told, isTranslated: true, by: 'browser', text: translated }
      } catch {
        // Out of memory, too long, or the model was removed: try the next one.
        signal.throwIfAborted()
        told = { ...told, hasBrowserFailed: true }
      }
    }
    const reply = await fetch(body, signal)
    if (reply.translator === 'browser')
      throw new RangeError('The server left a text to a browser that did not offer itself')
    return answerOf(reply, reply.translator, { ...told, help: reply.help ?? told.help })
  } catch (error) {
    signal.throwIfAborted()
    return { ...told, isTranslated: false, error }
  }
}

type Reply = Awaited<ReturnType<typeof fetchTranslation>>

function answerOf(reply: Reply, by: 'service' | 'phrase-book', told: Told): Answer {
  return { ...told, isTranslated: true, text: reply.translatedText, by, phrase: reply.phrase, forms: reply.forms }
}
