// How fast the pages are, in a real Chromium on a slow phone: a processor at a quarter of its speed, 1.6 Mbit/s, 150 ms
// to the server and back. Fails where a page or an action is slower than apps/web/budget.json allows.
//   npm run bench:web [address ...]
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { median } from '@understory/insight/statistics'
import { withoutRecognizer } from '../e2e/support/page-scripts.ts'
import { ready } from '../e2e/support/ready.ts'
import { RunningServer } from '../e2e/support/server.ts'
import { ensureChromium } from './chromium.ts'
import { budget } from './web-budget.ts'

type Vitals = { fcp: number; lcp: number; cls: number; tbt: number; inp: number }
type Row = Vitals & { address: string; bytes: Record<string, number>; hasActed: boolean }

const SLOW_CPU = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const VISITS = 3
/** Idle time after load, as other tools wait. */
const REST_MS = 2500
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const

const TYPING = { delay: 100 }
/** Duration of a tap, and time for animations to settle. */
const TAP_MS = 80
const LOOK_MS = 400

const WRITING = '/dashboard/text-analysis'
const LONG_TEXT_WORDS = 2_000
/** Browsers call a task long from here on, and report none that is shorter. */
const LONG_TASK_MS = 50

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await press(page.getByRole('button', { name: 'View Tree' }))
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(LOOK_MS)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page.getByRole('button', { name: 'Open menu' }))
    const search = page.getByRole('dialog').getByRole('combobox')
    await press(search)
    await search.pressSequentially('pace', TYPING)
  },
  '/dashboard/chatbot': async (page) => {
    await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('How do I say no?', TYPING)
    await page.keyboard.press('Enter')
    await page.locator('[data-newest-answer]').waitFor()
  },
  [WRITING]: async (page) => {
    await page.getByRole('textbox').first().pressSequentially('I just wanted to say that maybe we could meet.', TYPING)
  },
  '/dashboard/voice-analysis': (page) => press(page.getByRole('button', { name: 'Analyze Voice' })),
  '/dashboard/word-counter': async (page) => {
    await page.getByLabel('Your words').pressSequentially('listen first, then speak', TYPING)
    await press(page.getByRole('button', { name: 'Save to log' }))
  },
  '/dashboard/leafprint': (page) => press(page.getByRole('button', { name: 'Open menu' })),
  '/dashboard/relationships': (page) => press(page.getByRole('button', { name: 'Open menu' })),
  '/settings': (page) => press(page.getByRole('tab').nth(1)),
}

const asked = process.argv.slice(2)
const server = new RunningServer()
await server.start()
const executablePath = ensureChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const complaints: string[] = []
try {
  console.log(['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'INP ms', ...KINDS.map((kind) => `${kind} KB`)].join('\t'))
  for (const [address, act] of Object.entries(SCREENS)) {
    if (asked.length > 0 && !asked.includes(address)) continue
    const row = await measure(browser, address, act)
    console.log(lineOf(row))
    complaints.push(...tooSlow(row))
  }
  if (asked.length === 0 || asked.includes(WRITING)) {
    const longest = await longestTaskWhileTyping(browser)
    console.log(`longest task while typing under ${LONG_TEXT_WORDS} words, full speed: ${longest.toFixed(0)} ms`)
    if (longest > LONG_TASK_MS)
      complaints.push(`Typing blocks for ${longest.toFixed(0)} ms; ${LONG_TASK_MS} are allowed.`)
  }
} finally {
  await browser.close()
  await server.remove()
}
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

async function measure(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<Row> {
  const rows: Row[] = []
  for (let visit = 0; visit < VISITS; visit++) rows.push(await visitOnce(browser, address, act))
  const middle = (of: keyof Vitals) => median(rows.map((row) => row[of]))
  const [row] = rows
  if (!row) throw new Error('No visit was made.')
  return {
    ...row,
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    inp: middle('inp'),
    cls: Math.max(...rows.map(({ cls }) => cls)),
  }
}

async function visitOnce(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  await context.addInitScript(watch)
  await context.addInitScript(withoutRecognizer)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const bytes = await slowDown(client)
  await page.goto(server.address + address, { waitUntil: 'load' })
  await page.waitForTimeout(REST_MS)
  await ready(page)
  await page.waitForTimeout(REST_MS)
  const loaded = { ...bytes }
  const before = await page.evaluate(read)
  await leaveIntroduction(page)
  await act(page)
  // Interactions count once painted.
  await page.waitForTimeout(500)
  const after = await page.evaluate(read)
  await context.close()
  return { ...before, inp: after.inp, address, bytes: loaded, hasActed: after.inp > 0 }
}

/** Milliseconds of the longest task while somebody types on under a long text; 0 where none is long. */
async function longestTaskWhileTyping(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(server.address + WRITING, { waitUntil: 'load' })
  await ready(page)
  await leaveIntroduction(page)
  const sentence = 'I was hoping that we could maybe talk about the schedule before Friday. '
  const box = page.getByRole('textbox').first()
  await box.fill(sentence.repeat(Math.ceil(LONG_TEXT_WORDS / sentence.trim().split(' ').length)))
  await page.waitForTimeout(REST_MS)
  const before = await page.evaluate(() => (window as unknown as Watched).longTasks.length)
  await box.press('End')
  await box.pressSequentially('Please tell me what you think about it.', TYPING)
  await page.waitForTimeout(REST_MS)
  const durations = await page.evaluate(
    (from) => (window as unknown as Watched).longTasks.slice(from).map(({ duration }) => duration),
    before,
  )
  await context.close()
  return Math.max(0, ...durations)
}

/** Opens on the first visit. */
async function leaveIntroduction(page: Page): Promise<void> {
  const introduction = page.getByRole('dialog')
  await introduction.waitFor()
  await page.keyboard.press('Escape')
  await introduction.waitFor({ state: 'detached' })
  await page.waitForTimeout(LOOK_MS)
}

/** Taps by raw touch events: Playwright's own tap runs checks inside the throttled page, which would count as ours. */
async function press(target: Locator): Promise<void> {
  const page = target.page()
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(LOOK_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  const client = await page.context().newCDPSession(page)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(TAP_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function slowDown(client: CDPSession): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}

type Watched = Window & { vitals: Vitals; longTasks: PerformanceEntry[] }

/** Runs before the page's scripts. */
function watch(): void {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0, inp: 0 }
  const longTasks: PerformanceEntry[] = []
  Object.assign(window as unknown as Watched, { vitals, longTasks })
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!shift.hadRecentInput) vitals.cls += shift.value
  })
  observe('longtask', (entry) => longTasks.push(entry))
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) vitals.inp = Math.max(vitals.inp, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/** Total Blocking Time counts tasks after first paint. */
function read(): Vitals {
  const { vitals, longTasks } = window as unknown as Watched
  const blocked = longTasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, vitals.fcp) - 50,
  )
  return { ...vitals, tbt: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0) }
}

function lineOf({ address, fcp, lcp, tbt, cls, inp, hasActed, bytes }: Row): string {
  const sizes = KINDS.map((kind) => ((bytes[kind] ?? 0) / 1000).toFixed(1))
  const times = [fcp, lcp, tbt].map((ms) => ms.toFixed(0))
  return [address, ...times, cls.toFixed(4), hasActed ? inp.toFixed(0) : '<16', ...sizes].join('\t')
}

function tooSlow({ address, lcp, tbt, cls, inp }: Row): string[] {
  const { lcpMs, tbtMs, cls: most, inpMs } = budget.vitals
  return [
    ...(lcp > lcpMs ? [`${address}: largest paint after ${lcp.toFixed(0)} ms; ${lcpMs} are allowed.`] : []),
    ...(tbt > tbtMs ? [`${address}: blocked for ${tbt.toFixed(0)} ms; ${tbtMs} are allowed.`] : []),
    ...(cls > most ? [`${address}: shifts by ${cls.toFixed(4)}; ${most} is allowed.`] : []),
    ...(inp > inpMs ? [`${address}: an action takes ${inp.toFixed(0)} ms; ${inpMs} are allowed.`] : []),
  ]
}
