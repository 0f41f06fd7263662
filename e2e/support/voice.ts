import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect } from './test.ts'

/** The page's microphone streams and the file that it sent last, kept by the tests to look at. */
type Heard = Window & { microphones: MediaStream[]; sent: Blob | undefined; times: string[] }

/** The voice page as a person sees it. */
export class VoicePage {
  readonly page: Page
  readonly start: Locator
  readonly stop: Locator
  readonly analyze: Locator
  readonly timer: Locator
  readonly results: Locator

  constructor(page: Page) {
    this.page = page
    this.start = page.getByRole('button', { name: 'Start recording' })
    this.stop = page.getByRole('button', { name: 'Stop recording' })
    this.analyze = page.getByRole('button', { name: 'Analyze Voice' })
    this.timer = page.getByRole('timer')
    this.results = page.getByRole('tab', { name: 'Results' })
  }

  async open(path = '/dashboard/voice-analysis'): Promise<void> {
    await this.page.addInitScript(keepMicrophones)
    await this.page.addInitScript(keepFiles)
    await this.page.addInitScript(keepTimes)
    await this.page.goto(path)
  }

  /** Opens an existing recording in place of speaking. */
  async openFile(path: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(path)
    await this.page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  }

  /** Whether each microphone that was opened runs or has been given back. */
  microphones(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as Heard).microphones.flatMap((stream) => stream.getTracks().map((track) => track.readyState)),
    )
  }

  /** All that the clock has shown since the page was opened, each once: whoever looks from outside may look too late. */
  times(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as Heard).times)
  }

  /** The seconds that the clock shows now, of less than a minute. */
  async seconds(): Promise<number> {
    return Number(/^0:(\d\d)$/.exec(await this.timer.innerText())?.[1])
  }

  /** Waits until so many seconds were recorded; a busy machine may look a little later. */
  async recordFor(seconds: number): Promise<void> {
    await expect.poll(() => this.seconds()).toBeGreaterThanOrEqual(seconds)
  }

  /** The bytes of the last file that the page sent. */
  async sentFile(): Promise<Buffer> {
    const address = await this.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const reader = new FileReader()
          reader.onload = () => resolve(String(reader.result))
          reader.readAsDataURL((window as unknown as Heard).sent ?? new Blob())
        }),
    )
    return Buffer.from(address.replace(/^.*,/, ''), 'base64')
  }

  /** What the browser does when somebody pulls the plug. */
  async unplug(): Promise<void> {
    await this.page.evaluate(() => {
      for (const stream of (window as unknown as Heard).microphones)
        for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
    })
  }

  /** The page as it is behind another tab, or in front again. */
  async hide(isHidden: boolean): Promise<void> {
    await this.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  /** The browser refuses the microphone for this reason. */
  async refuseMicrophone(name: string): Promise<void> {
    await this.page.addInitScript((reason) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', reason))
    }, name)
  }
}

function keepMicrophones(): void {
  const heard = window as unknown as Heard
  heard.microphones = []
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return
  const ask = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted)
    heard.microphones.push(stream)
    return stream
  }
}

function keepFiles(): void {
  const ask = window.fetch
  window.fetch = (input, request) => {
    if (request?.body instanceof Blob) (window as unknown as Heard).sent = request.body
    return ask(input, request)
  }
}

function keepTimes(): void {
  const heard = window as unknown as Heard
  heard.times = []
  const look = () => {
    const time = document.querySelector('[role=timer]')?.textContent
    if (time && heard.times.at(-1) !== time) heard.times.push(time)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Expects that axe finds nothing, by day and by night, and that nothing is wider than a small phone. */
export async function lookAt(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}
