import type { Page } from '@playwright/test'

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'

export type StandIn = {
  /** How the browser stands before any install. */
  available: Availability
  /** What an install comes to. `afterReload` is how the browser stands after a reload. */
  install?: { works: boolean; afterReload?: Availability }
  /** Heard one after the other, a piece at a time. */
  says?: readonly string[]
  /** Ends the recognizer after what it heard. */
  error?: string
}

/** What the page asked of the stand-in for the browser's recognizer. */
export type Asked = { starts: { lang: string; processLocally: boolean }[]; installs: unknown[] }

/** Puts a recognizer in the shape of the Web Speech API in place of the browser's own, under its prefixed name. */
export async function standInForRecognizer(page: Page, standIn: StandIn): Promise<void> {
  await page.addInitScript(speechRecognition, standIn)
}

export function askedOf(page: Page): Promise<Asked> {
  return page.evaluate(() => (window as unknown as { asked: Asked }).asked)
}

/** The install that a page waits for ends. */
export function endInstall(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { endInstall: () => void }).endInstall())
}

function speechRecognition({ available, install, says = [], error }: StandIn): void {
  const asked: Asked = { starts: [], installs: [] }
  const isReload = sessionStorage.getItem('installed') !== null
  let state = isReload ? (install?.afterReload ?? available) : available
  class Recognizer {
    lang = ''
    processLocally = false
    onresult: ((event: unknown) => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    static available = async () => state
    static install(options: unknown) {
      // As Chrome does: only in a press.
      if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('', 'NotAllowedError'))
      asked.installs.push(options)
      state = 'downloading'
      return new Promise<boolean>((resolve) => {
        Object.assign(window, {
          endInstall: () => {
            state = install?.works ? 'available' : 'downloadable'
            if (install?.works) sessionStorage.setItem('installed', 'yes')
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
