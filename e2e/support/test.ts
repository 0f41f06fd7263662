import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { rememberOnboarding, withoutLanguageModel, withoutRecognizer } from './page-scripts.ts'
import { patiently } from './ready.ts'
import { RunningServer } from './server.ts'
import { ADDRESS } from './setup.ts'

type Fixtures = {
  /** Lets requests fail, which the browser logs. */
  failedRequestsExpected: { value: boolean }
  quietConsole: undefined
  /** Shows the introduction, as on a first visit. */
  firstVisit: boolean
  /** Enables the service worker, which takes seconds to cache the pages. */
  keepsPages: boolean
  /** Leaves the browser its own speech recognition. */
  keepsRecognizer: boolean
  /** A page in another browser context. */
  elsewhere: Page
  /** A server for this test alone, which it may kill. */
  ownServer: RunningServer
}

/** A test against a real server; fails on any console output. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  ownServer: async ({}, use) => {
    const server = new RunningServer()
    await server.start()
    await use(server)
    await server.remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env[ADDRESS]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  failedRequestsExpected: async ({}, use) => use({ value: false }),
  firstVisit: [false, { option: true }],
  keepsPages: [false, { option: true }],
  keepsRecognizer: [false, { option: true }],
  context: async ({ context, firstVisit, keepsPages, keepsRecognizer }, use) => {
    if (!keepsPages) await context.addInitScript(hideServiceWorkers)
    if (!firstVisit) await context.addInitScript(rememberOnboarding)
    if (!keepsRecognizer) await context.addInitScript(withoutRecognizer)
    await context.addInitScript(withoutLanguageModel)
    await use(context)
  },
  page: ({ page }, use) => use(patiently(page)),
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await context.addInitScript(hideServiceWorkers)
    await context.addInitScript(rememberOnboarding)
    await use(patiently(await context.newPage()))
    await context.close()
  },
  quietConsole: [
    async ({ context, failedRequestsExpected }, use) => {
      const complaints: string[] = []
      const isExpected = (message: ConsoleMessage) =>
        failedRequestsExpected.value && message.text().startsWith('Failed to load resource')
      context.on('console', (message) => {
        if (!isExpected(message)) complaints.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

function hideServiceWorkers(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
}

export { expect }
