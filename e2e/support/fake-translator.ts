import type { Page } from '@playwright/test'

type Given = {
  /** Availability for any pair. */
  state: 'unavailable' | 'downloadable' | 'downloading' | 'available'
  /** Name of the error that ends every translation. */
  failure?: string
  /** The detected language of every text. */
  detected?: string
}

/** Adds a fake translator; the test advances its download. */
export async function withTranslator(page: Page, given: Given): Promise<void> {
  await page.addInitScript(install, given)
}

/** A browser without translator and detector, such as Firefox and Safari. */
export async function withoutTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Translator')
    Reflect.deleteProperty(window, 'LanguageDetector')
  })
}

/** Advances the newest download. */
export async function moveDownload(page: Page, move: number | 'done' | 'failed'): Promise<void> {
  await page.evaluate((event) => {
    dispatchEvent(new CustomEvent('stand-in-download', { detail: event }))
  }, move)
}

function install(given: Given): void {
  let { state } = given
  type Options = { signal?: AbortSignal; monitor?: (monitor: EventTarget) => void }
  const download = ({ signal, monitor }: Options) =>
    new Promise<void>((resolve, reject) => {
      if (!navigator.userActivation.isActive) reject(new DOMException('No press', 'NotAllowedError'))
      const target = new EventTarget()
      monitor?.(target)
      signal?.addEventListener('abort', () => reject(signal.reason))
      addEventListener('stand-in-download', (event) => {
        const move: unknown = event instanceof CustomEvent ? event.detail : undefined
        if (typeof move === 'number')
          target.dispatchEvent(
            new ProgressEvent('downloadprogress', { lengthComputable: true, loaded: move, total: 1 }),
          )
        else if (move === 'done') {
          state = 'available'
          resolve()
        } else reject(new DOMException('The download ended', 'NetworkError'))
      })
    })
  const Translator = {
    availability: async () => state,
    create: async ({ targetLanguage, ...options }: Options & { targetLanguage: string }) => {
      if (state === 'unavailable') throw new DOMException('No such pair', 'NotSupportedError')
      if (state !== 'available') await download(options)
      return {
        translate: async (text: string) => {
          if (given.failure) throw new DOMException('It ended', given.failure)
          return `${targetLanguage}: ${text}`
        },
        destroy: () => {},
      }
    },
  }
  const LanguageDetector = {
    availability: async () => (given.detected ? 'available' : 'unavailable'),
    create: async () => ({
      detect: async () => [
        { detectedLanguage: given.detected, confidence: 0.97 },
        { detectedLanguage: 'und', confidence: 0.01 },
      ],
      destroy: () => {},
    }),
  }
  Object.assign(globalThis, { Translator, LanguageDetector })
}
