import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { AssistantPage } from './assistant.ts'
import { ChatPanel } from './chat-panel.ts'
import { rememberOnboarding, withoutLanguageModel, withoutRecognizer } from './page-scripts.ts'
import { patiently } from './ready.ts'
import { RunningServer } from './server.ts'
import { ADDRESS } from './setup.ts'
import { VoicePage } from './voice.ts'

type Fixtures = {
  assistant: AssistantPage
  chat: ChatPanel
  voice: VoicePage
  quietConsole: undefined
  /** Shows the introduction, as on a first visit. */
  firstVisit: boolean
  /** Enables the service worker, which takes seconds to cache the pages. */
  keepsPages: boolean
  /** Leaves the browser its own speech recognition. */
  keepsRecognizer: boolean
  /** A page in another browser context. */
  elsewhere: Page
  /** Settings of `ownServer`, in place of the usual ones. */
  serverSettings: Readonly<Record<string, string>>
  /** A server for this test alone, which it may kill. */
  ownServer: RunningServer
}

const failing = new WeakSet<BrowserContext>()

/** Lets the page's requests fail from now on, which the browser logs. */
export function expectFailedRequests(page: Page): void {
  failing.add(page.context())
}

/** A test against a real server; fails on any console output. */
export const test = base.extend<Fixtures>({
  serverSettings: [{}, { option: true }],
  ownServer: async ({ serverSettings }, use) => {
    const server = new RunningServer(serverSettings)
    await server.start()
    await use(server)
    await server.remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env[ADDRESS]),
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
  assistant: ({ page }, use) => use(new AssistantPage(page)),
  chat: ({ page }, use) => use(new ChatPanel(page)),
  voice: ({ page }, use) => use(new VoicePage(page)),
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await context.addInitScript(hideServiceWorkers)
    await context.addInitScript(rememberOnboarding)
    await use(patiently(await context.newPage()))
    await context.close()
  },
  quietConsole: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const isExpected = (message: ConsoleMessage) =>
        failing.has(context) && message.text().startsWith('Failed to load resource')
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
