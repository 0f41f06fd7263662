import type { Locator, Page } from '@playwright/test'
import { dashboardGroups } from '@understory/forest/dashboard'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const NAV = '**/api/nav/sub-branches?*'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const main = (page: Page) => page.getByRole('main')
const group = (page: Page, name: string) => main(page).getByRole('region', { name })
const card = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const flyout = (page: Page, name: string) => page.getByRole('group', { name: `Inside ${name}` })
const flyouts = (page: Page) => page.getByRole('group', { name: /^Inside / })

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await ready(page)
}

/** Puts the focus on the card as the keyboard does: after a key, a focus that moves is shown. */
async function keyTo(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await link.focus()
}

function logsOf(words: number): string {
  const log = { id: 'a', date: new Date().toISOString(), wordCount: words, topWords: [{ word: 'river', count: 3 }] }
  return JSON.stringify([log])
}

test('DASH-01 Your Communication Forest holds the four groups with every card and its address', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Communication Forest')
  for (const { title, cards } of dashboardGroups) {
    const links = group(page, title).getByRole('heading', { level: 3 }).getByRole('link')
    await expect(links).toHaveText(cards.map(({ label }) => label))
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(cards.map(({ path }) => path))
  }
})

test('DASH-02 Growing Soon names two branches as coming soon and leads to their page', async ({ page }) => {
  await open(page)
  const soon = group(page, 'Growing Soon')
  await expect(soon.getByText('Coming soon', { exact: true })).toHaveCount(2)
  for (const [label, id] of [
    ['Healthcare Communication', 'healthcare'],
    ['Education Resources', 'education'],
  ] as const) {
    await expect(soon.getByRole('link', { name: label })).toHaveAttribute('href', `/dashboard/coming-soon?branch=${id}`)
  }
  await soon.getByRole('link', { name: 'Education Resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Education Resources')
})

test('DASH-03 the hero leads to Plant a Seed and to sharing, and the form stands on the page', async ({ page }) => {
  await open(page)
  await expect(card(page, 'Plant a Seed')).toHaveAttribute('href', '/dashboard/new-branch')
  await expect(card(page, 'Share Progress with Coaches')).toHaveAttribute('href', '/dashboard/sharing')
  await expect(page.getByRole('form', { name: 'What should grow here next?' })).toBeVisible()
})

test('DASH-03 before any log the welcome says how the tree begins, and no reading is made up', async ({ page }) => {
  await open(page)
  await expect(main(page).getByText(/^Good (morning|afternoon|evening)\.$/)).toBeVisible()
  await expect(main(page).getByText('Write a line in SproutLog and your tree begins.')).toBeVisible()
  const analysis = group(page, 'Communication Analysis')
  await expect(analysis.getByText('An example', { exact: true })).toHaveCount(2)
  await expect(analysis.getByText('Your first day stands here.')).toBeAttached()
  await expect(analysis.locator('.num')).toHaveText('0')
})

const NOTHING_YET = {
  conversations: 0,
  exchanges: 0,
  textAnalyses: 0,
  voiceAnalyses: 0,
  recentVoice: [],
  lastPracticedAt: null,
}

test('DASH-03 LEAF-01 the welcome greets by nickname and tells the words, days and conversations there are', async ({
  page,
}) => {
  await page.addInitScript((logs) => localStorage.setItem('sproutLogs', logs), logsOf(1234))
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({
      json: { ...NOTHING_YET, conversations: 12, exchanges: 40, lastPracticedAt: '2026-11-21T10:20:00.000Z' },
    }),
  )
  await open(page)
  await expect(main(page).getByText(/^Good (morning|afternoon|evening), Growing Pine\.$/)).toBeVisible()
  await expect(main(page).getByText('1,234 words over one day.')).toBeVisible()
  await expect(main(page).getByText('12 practice conversations so far.')).toBeVisible()
  await expect(group(page, 'Communication Analysis').locator('.num')).toHaveText('1,234')
})

test('DASH-03 coming back to the dashboard counts what was practiced meanwhile', async ({ page }) => {
  let conversations = 0
  await page.route('**/api/dashboard', (route) => {
    conversations += 1
    return route.fulfill({ json: { ...NOTHING_YET, conversations, exchanges: conversations } })
  })
  await open(page)
  await expect(main(page).getByText('One practice conversation so far.')).toBeVisible()
  await card(page, 'Share Progress with Coaches').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your Communication Forest')
  await page.goBack()
  await expect(main(page).getByText('2 practice conversations so far.')).toBeVisible()
})

test('DASH-03 broken logs and a server that does not answer leave the welcome standing', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  await page.addInitScript(() => localStorage.setItem('sproutLogs', '{"not": [a list'))
  await page.route('**/api/**', (route) => route.abort())
  await open(page)
  await expect(main(page).getByText('Write a line in SproutLog and your tree begins.')).toBeVisible()
  await expect(card(page, 'Voice Analysis')).toBeVisible()
})

test('DASH-04 under 768 px each group scrolls 300 px a press, with the next card cut off', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const width = page.viewportSize()?.width ?? 0
  for (const { title } of dashboardGroups) {
    const region = group(page, title)
    const strip = region.getByRole('list')
    const edges = await strip
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    const cut = edges.find(({ left, right }) => left < width && right > width)
    expect(cut && width - cut.left, title).toBeGreaterThan(20)
    const most = await strip.evaluate((list) => list.scrollWidth - list.clientWidth)
    await region.getByRole('button', { name: `Scroll ${title} on` }).click()
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(Math.min(300, most))
    await region.getByRole('button', { name: `Scroll ${title} back` }).click()
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(0)
  }
})

test('DASH-04 with motion welcome the scroll is smooth and lands on the same 300 px', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page)
  const region = group(page, 'Life Areas')
  await region.getByRole('button', { name: 'Scroll Life Areas on' }).click()
  expect(await region.getByRole('list').evaluate((list) => list.scrollLeft)).toBeLessThan(300)
  await expect.poll(() => region.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(300)
})

test('DASH-04 from 768 px on nothing scrolls sideways and no arrow is shown', async ({ page }) => {
  await open(page)
  await expect(main(page).getByRole('button', { name: /^Scroll / })).toHaveCount(0)
})

test('DASH-05 NET-05 the pointer resting on a card shows its built-in sub-branches without a call', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/nav/') && calls.push(request.url()))
  await open(page)
  await card(page, 'Professional Growth').hover()
  await expect(flyout(page, 'Professional Growth').getByRole('link')).toHaveText([
    /^Business Communication/,
    /^Presentation Skills/,
    /^Interview Preparation/,
  ])
  await flyout(page, 'Professional Growth')
    .getByRole('link', { name: /^Presentation Skills/ })
    .click()
  await expect(page).toHaveURL('/dashboard/public-speaking?section=presentation-skills')
  expect(calls).toEqual([])
})

test('DASH-05 passing over a card opens nothing, resting opens one at a time, and leaving closes', async ({ page }) => {
  await open(page)
  await group(page, 'Life Areas').scrollIntoViewIfNeeded()
  await card(page, 'Relationships').hover()
  await page.mouse.move(5, 300)
  await page.waitForTimeout(400)
  await expect(flyouts(page)).toHaveCount(0)
  await card(page, 'Relationships').hover()
  await expect(flyout(page, 'Relationships')).toBeVisible()
  await card(page, 'Home & Garden').hover()
  await expect(flyout(page, 'Home & Garden')).toBeVisible()
  await expect(flyouts(page)).toHaveCount(1)
  await page.mouse.move(5, 300)
  await expect(flyouts(page)).toHaveCount(0)
})

test('DASH-05 NET-05 a branch that grows on the server asks it once, and shows six and View All with the count', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(NAV, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('branch') ?? '')
    const items = Array.from({ length: 9 }, (_, index) => ({
      path: `/dashboard/voice-analysis/area-${index}`,
      label: `Area ${index}`,
      icon: '🍃',
      description: 'Words.',
    }))
    return route.fulfill({ json: items })
  })
  await open(page)
  for (const visit of [1, 2]) {
    await card(page, 'Voice Analysis').hover()
    await expect(flyout(page, 'Voice Analysis').getByRole('link'), String(visit)).toHaveCount(7)
    await page.mouse.move(5, 300)
    await expect(flyouts(page)).toHaveCount(0)
  }
  await card(page, 'Voice Analysis').hover()
  const all = flyout(page, 'Voice Analysis').getByRole('link', { name: 'View All (9)' })
  await expect(all).toHaveAttribute('href', '/dashboard/voice-analysis')
  expect(asked).toEqual(['voice-analysis'])
})

test('DASH-05 NET-03 the real server answers with the sub-branches of a card', async ({ page }) => {
  await open(page)
  await card(page, 'Astrology').hover()
  await expect(flyout(page, 'Astrology').getByRole('link').first()).toBeVisible()
  await card(page, 'Text Analysis').hover()
  await expect(flyout(page, 'Text Analysis').getByRole('link', { name: /^Hard Emails/ })).toBeVisible()
})

for (const [what, answer] of [
  ['fails', { status: 500, body: '' }],
  ['is empty', { json: [] }],
  ['is no list', { json: { branches: [] } }],
] as const) {
  test(`DASH-05 NET-05 NAV-11 when the answer ${what}, the card shows one Explore All`, async ({
    page,
    failedRequestsExpected,
  }) => {
    failedRequestsExpected.value = true
    await page.route(NAV, (route) => route.fulfill(answer))
    await open(page)
    await card(page, 'Voice Analysis').hover()
    const links = flyout(page, 'Voice Analysis').getByRole('link')
    await expect(links).toHaveText([/^Explore All/])
    await expect(links).toHaveAttribute('href', '/dashboard/voice-analysis')
    const told = page.getByRole('alert').filter({ hasText: 'Branches could not be loaded' })
    await expect(told).toHaveCount(what === 'is empty' ? 0 : 1)
  })
}

test('DASH-05 while the answer is under way the card shows that it waits', async ({ page }) => {
  await page.route(NAV, () => {})
  await open(page)
  await card(page, 'Voice Analysis').hover()
  await expect(flyout(page, 'Voice Analysis').getByRole('status')).toHaveText('Loading')
})

test('DASH-05 the keyboard reaches the sub-branches, and Escape leads back to the card', async ({ page }) => {
  await open(page)
  const link = card(page, 'Professional Growth')
  await keyTo(page, link)
  await expect(flyout(page, 'Professional Growth')).toBeVisible()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(flyout(page, 'Professional Growth').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(flyouts(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.waitForTimeout(400)
  await expect(flyouts(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(card(page, 'Faith & Still Waters')).toBeFocused()
})

test('DASH-05 cards that are coming soon open no sub-branches', async ({ page }) => {
  await open(page)
  await card(page, 'Healthcare Communication').hover()
  await page.waitForTimeout(500)
  await card(page, 'Plant a Seed').hover()
  await page.waitForTimeout(500)
  await expect(flyouts(page)).toHaveCount(0)
})

test('DASH-05 the sub-branches are seen whole and leave the name of their card free', async ({ page }) => {
  await open(page)
  const height = page.viewportSize()?.height ?? 0
  for (const name of ['SproutLog', 'Veteran Voices', 'Art & Creativity', 'DIY Projects']) {
    await card(page, name).hover()
    await expect(flyout(page, name)).toBeVisible()
    const panel = await flyout(page, name).boundingBox()
    const label = await card(page, name).boundingBox()
    if (!panel || !label) throw new Error(`${name} is not drawn`)
    expect(panel.y + panel.height, name).toBeLessThanOrEqual(height)
    expect(panel.y, name).toBeGreaterThanOrEqual(60)
    const isBeside = panel.x >= label.x + label.width || panel.x + panel.width <= label.x
    expect(isBeside || panel.y >= label.y + label.height, name).toBe(true)
    await page.mouse.move(5, 300)
    await expect(flyouts(page)).toHaveCount(0)
  }
})

test('DASH-05 a finger opens the branch and no list', { tag: '@phone-only' }, async ({ page }) => {
  await open(page)
  await card(page, 'Relationships').tap()
  await expect(page).toHaveURL('/dashboard/relationships')
})

test('DASH-06 the alternative shell has its sidebar and the place of the analysis, and every link leads somewhere', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/old-dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Forest sidebar' })
  for (const name of [
    'My Forest',
    'Public Speaking',
    'Work Communication',
    'Study & Learning',
    'Parenting',
    'Settings',
    'Help',
  ]) {
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible()
  }
  const panel = page.getByRole('complementary', { name: 'Communication analysis' })
  await expect(panel).toContainText('Voice')
  await expect(panel).toContainText('Text')
  await expect(panel.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Analyze Text' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Open the assistant' })).toHaveAttribute('href', '/dashboard/chatbot')
  for (const link of [
    'Public Speaking',
    'Work Communication',
    'Study & Learning',
    'Parenting',
    'Settings',
    'Help',
    'My Forest',
  ]) {
    await page.goto('/old-dashboard')
    await sidebar.getByRole('link', { name: link, exact: true }).click()
    await expect(page).not.toHaveURL('/old-dashboard')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This path has grown over')
  }
})

test('DASH-06 choosing a context in the sidebar opens the assistant in it', async ({ page }) => {
  for (const context of ['Personal', 'Work', 'Family', 'Faith'] as const) {
    await page.goto('/old-dashboard')
    await ready(page)
    await page
      .getByRole('navigation', { name: 'Forest sidebar' })
      .getByRole('link', { name: context, exact: true })
      .click()
    await expect(page).toHaveURL('/dashboard/chatbot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(context)
  }
})

const form = (page: Page) => page.getByRole('form', { name: 'What should grow here next?' })
const seedsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('branchSeeds') ?? 'null') as unknown)

async function fillSeed(page: Page): Promise<void> {
  await form(page)
    .getByRole('textbox', { name: /^Your name/ })
    .fill('Ana')
  await form(page).getByRole('textbox', { name: 'Kind of branch' }).fill('Talking with teenagers')
  await form(page).getByRole('textbox', { name: 'Why would it help?' }).fill('The door stays shut.')
}

test('SEED-01 the form has name, branchType and rationale; the last two are required, and say so when missing', async ({
  page,
}) => {
  await open(page)
  const names = await form(page)
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).required]))
  expect(names).toEqual([
    ['name', false],
    ['branchType', true],
    ['rationale', true],
  ])
  await form(page).getByRole('textbox', { name: 'Kind of branch' }).fill('   ')
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(form(page).getByRole('textbox', { name: 'Kind of branch' })).toBeFocused()
  await expect(form(page)).toContainText('Name the kind of branch in a few words.')
  await expect(form(page)).toContainText('Say in a sentence why it would help.')
  expect(await seedsOf(page)).toBeNull()
  await form(page).getByRole('textbox', { name: 'Kind of branch' }).fill('Talking with teenagers')
  await expect(form(page)).not.toContainText('Name the kind of branch in a few words.')
})

test('SEED-01 a seed is kept under branchSeeds with its id, growing, and when it was planted', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  const before = Date.now()
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ana.' })).toBeVisible()
  const [seed] = (await seedsOf(page)) as Record<string, unknown>[]
  expect(seed).toEqual({
    name: 'Ana',
    branchType: 'Talking with teenagers',
    rationale: 'The door stays shut.',
    id: expect.any(Number),
    status: 'growing',
    plantedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(Number(seed?.id)).toBeGreaterThanOrEqual(before)
  expect(Number(seed?.id)).toBeLessThanOrEqual(Date.now())
})

test('SEED-02 the thank-you stands for seven seconds, then closes; the form opens again, empty', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/dashboard')
  await ready(page)
  await page.clock.pauseAt('2026-11-21T10:05:00')
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  const thanks = page.getByRole('heading', { name: 'Thank you, Ana.' })
  await expect(thanks).toBeFocused()
  await expect(main(page)).toContainText('Talking with teenagers')
  await expect(page.getByText('Seed Planted!', { exact: true })).toBeVisible()
  await expect(
    page.getByText("Your branch idea is now growing in our forest. We'll nurture it carefully!", { exact: true }),
  ).toBeVisible()
  await page.clock.runFor(6500)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(1000)
  await expect(thanks).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Plant another seed' })
  await expect(again).toBeFocused()
  await again.click()
  await expect(form(page).getByRole('textbox', { name: /^Your name/ })).toBeFocused()
  await expect(form(page).getByRole('textbox', { name: 'Kind of branch' })).toHaveValue('')
})

test('SEED-01 a second seed joins the first', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const first = {
      branchType: 'Neighbors',
      rationale: 'Fences.',
      id: 1,
      status: 'growing',
      plantedAt: '2026-01-01T00:00:00.000Z',
    }
    localStorage.setItem('branchSeeds', JSON.stringify([first]))
  })
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await page.getByRole('heading', { name: 'Thank you, Ana.' }).waitFor()
  expect(((await seedsOf(page)) as { branchType: string }[]).map(({ branchType }) => branchType)).toEqual([
    'Neighbors',
    'Talking with teenagers',
  ])
})

test('SEED-01 when the browser will not keep the seed, the form says so and keeps the words', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Your words are still here.')
  await expect(form(page).getByRole('textbox', { name: 'Why would it help?' })).toHaveValue('The door stays shut.')
  await expect(page.getByText('Seed Planted!', { exact: true })).toHaveCount(0)
})

for (const path of ['/dashboard', '/old-dashboard'] as const) {
  test(`axe finds nothing on ${path}, by day and by night`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await expectAccessible(page)
  })
}

test('axe finds nothing on an open card, a mended form and a thank-you, by day and by night', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((logs) => localStorage.setItem('sproutLogs', logs), logsOf(6000))
  await open(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(form(page)).toContainText('Say in a sentence why it would help.')
  if (!isPhone(page)) {
    await card(page, 'Art & Creativity').hover()
    await flyout(page, 'Art & Creativity').getByRole('link').first().waitFor()
  }
  await expectAccessible(page)
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await page.getByRole('heading', { name: 'Thank you, Ana.' }).waitFor()
  await expectAccessible(page)
})

test('at every width nothing overflows sideways, and nothing moves while the person is recognized', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript((logs) => {
    localStorage.setItem('sproutLogs', logs)
    const moved = { sum: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moved.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, logsOf(6000))
  for (const width of isPhone(page) ? [320, 390] : [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/dashboard', '/old-dashboard']) {
      await page.goto(path)
      await ready(page)
      const { over, moved } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        moved: (globalThis as unknown as { moved: { sum: number } }).moved.sum,
      }))
      expect(over, `${path} at ${width}`).toBe(0)
      expect(moved, `${path} at ${width}`).toBeLessThan(0.02)
    }
  }
})

test('every target of the dashboard is at least 44 px high on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await open(page)
  const small = await main(page)
    .getByRole('button')
    .or(main(page).getByRole('link'))
    .evaluateAll((targets) =>
      targets
        .map((target) => {
          const own = target.getBoundingClientRect()
          const covered =
            getComputedStyle(target, '::after').content !== 'none'
              ? target.closest('li')?.getBoundingClientRect()
              : undefined
          return { name: target.textContent, height: Math.max(own.height, covered?.height ?? 0) }
        })
        .filter(({ height }) => height > 0 && height < 44),
    )
  expect(small).toEqual([])
})
