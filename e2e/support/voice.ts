import { expect, type Locator, type Page } from '@playwright/test'

/** The page's microphone streams. */
type Heard = Window & { microphones: MediaStream[] }

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

  /** Seconds on the clock, under a minute. */
  async seconds(): Promise<number> {
    return Number(/^0:(\d\d)$/.exec(await this.timer.innerText())?.[1])
  }

  /** Waits until this many seconds are recorded; a busy machine may overshoot. */
  async recordFor(seconds: number): Promise<void> {
    await expect.poll(() => this.seconds()).toBeGreaterThanOrEqual(seconds)
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
