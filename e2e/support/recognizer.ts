import type { Page } from '@playwright/test'

type StandIn = {
  /** Before any install. */
  available: 'available' | 'downloadable'
  /** Result of an install. */
  install?: { works: boolean }
  /** Recognized pieces, in order. */
  says?: readonly string[]
  /** Ends the recognizer after its pieces. */
  error?: string
}

/** Calls recorded by the fake recognizer. */
type Asked = { starts: { lang: string; processLocally: boolean }[]; installs: unknown[] }

/** Replaces the browser's recognizer with a fake one, under its prefixed name. */
export async function standInForRecognizer(page: Page, standIn: StandIn): Promise<void> {
  await page.addInitScript(speechRecognition, standIn)
}

export function askedOf(page: Page): Promise<Asked> {
  return page.evaluate(() => (window as unknown as { asked: Asked }).asked)
}

/** Finishes a pending install. */
export function endInstall(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { endInstall: () => void }).endInstall())
}

function speechRecognition({ available, install, says = [], error }: StandIn): void {
  const asked: Asked = { starts: [], installs: [] }
  localStorage.setItem('understory.recognizerQuestion', `answered ${navigator.userAgent}`)
  let state: 'available' | 'downloadable' | 'downloading' = available
  class Recognizer {
    lang = ''
    processLocally = false
    onresult: ((event: unknown) => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    static available = async () => state
    static install(options: unknown) {
      // As in Chrome: needs a user gesture.
      if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('', 'NotAllowedError'))
      asked.installs.push(options)
      state = 'downloading'
      return new Promise<boolean>((resolve) => {
        Object.assign(window, {
          endInstall: () => {
            state = install?.works ? 'available' : 'downloadable'
            resolve(install?.works === true)
          },
        })
      })
    }
    start() {
      asked.starts.push({ lang: this.lang, processLocally: this.processLocally })
      for (const [index] of says.entries()) setTimeout(() => this.onresult?.(this.upTo(index)), 100 * (index + 1))
      if (error === undefined) return
      setTimeout(
        () => {
          this.onerror?.({ error })
          this.onend?.()
        },
        150 * (says.length + 1),
      )
    }
    stop() {
      setTimeout(() => this.onend?.(), 50)
    }
    abort() {}
    private upTo(last: number) {
      const pieces = says.slice(0, last + 1).map((transcript, index) => ({ isFinal: index < last, 0: { transcript } }))
      return { results: pieces }
    }
  }
  Object.assign(window, { webkitSpeechRecognition: Recognizer, asked })
}
