import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** The page's microphone streams and the last sent file. */
type Heard = Window & { microphones: MediaStream[]; sent: Blob | undefined; times: string[] }

/** Page object of the voice page. */
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

  async openFile(path: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(path)
    await this.page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  }

  /** Whether each opened microphone is live or released. */
  microphones(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as Heard).microphones.flatMap((stream) => stream.getTracks().map((track) => track.readyState)),
    )
  }

  /** Every time the clock has shown, recorded in the page so that none is missed. */
  times(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as Heard).times)
  }

  /** Seconds on the clock, under a minute. */
  async seconds(): Promise<number> {
    return Number(/^0:(\d\d)$/.exec(await this.timer.innerText())?.[1])
  }

  /** Waits until this many seconds are recorded; a busy machine may overshoot. */
  async recordFor(seconds: number): Promise<void> {
    await expect.poll(() => this.seconds()).toBeGreaterThanOrEqual(seconds)
  }

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

  /** Simulates an unplugged microphone. */
  async unplug(): Promise<void> {
    await this.page.evaluate(() => {
      for (const stream of (window as unknown as Heard).microphones)
        for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
    })
  }

  /** Simulates a hidden or visible tab. */
  async hide(isHidden: boolean): Promise<void> {
    await this.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  /** Makes the browser refuse the microphone with this error. */
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

/** Checks axe in both themes, and the width of a small phone. */
export async function lookAt(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}
