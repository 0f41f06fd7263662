import type { Page, Route } from '@playwright/test'
import { dashboardGroups } from '@understory/forest/dashboard'
import { card, cardFlyout, form, logsOf, main, openDashboard, withLogs } from '../support/dashboard.ts'
import { SHIFTING, shifted, sideways, smallTargets, watchShifts } from '../support/layout.ts'
import { open } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const NAV = '**/api/nav/sub-branches?*'
const group = (page: Page, name: string) => main(page).getByRole('region', { name })
const flyouts = (page: Page) => page.getByRole('group', { name: /^Inside / })

test('DASH-01 DASH-02 DASH-03 DASH-04 shows the four groups with every card, and no made-up figures', async ({
  page,
}) => {
  await openDashboard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Communication Forest')
  await expect(page.getByRole('button', { name: 'Suggest a branch' })).toHaveAttribute('aria-expanded', 'false')
  await expect(form(page)).toHaveCount(0)
  for (const { title, cards } of dashboardGroups) {
    const links = group(page, title).getByRole('heading', { level: 3 }).getByRole('link')
    await expect(links).toHaveText(cards.map(({ label }) => label))
  }
  // Wide windows don't scroll sideways.
  await expect(main(page).getByRole('button', { name: /^Scroll / })).toHaveCount(0)

  await expect(main(page).getByText(/^Good (morning|afternoon|evening)\.$/)).toBeVisible()
  await expect(main(page).getByText('Write a line in SproutLog to start your tree.')).toBeVisible()
  const analysis = group(page, 'Communication Analysis')
  await expect(analysis.getByText('An example', { exact: true })).toHaveCount(2)
  await expect(analysis.getByText('Your first day will show here.')).toBeAttached()
  await expect(analysis.locator('.num')).toHaveText('0')

  const soon = group(page, 'Growing Soon')
  await expect(soon.getByText('Coming soon', { exact: true })).toHaveCount(2)
  await soon.getByRole('link', { name: 'Education Resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Education Resources')
})

test('DASH-03 LEAF-01 welcomes by nickname with words, days and conversations, updated on return', async ({ page }) => {
  await withLogs(page, logsOf(1234))
  let conversations = 0
  await page.route('**/api/dashboard', (route) => {
    conversations += 1
    const practiced = { conversations, exchanges: 40, lastPracticedAt: '2026-11-21T10:20:00.000Z' }
    return route.fulfill({ json: { ...practiced, textAnalyses: 0, voiceAnalyses: 0, recentVoice: [] } })
  })
  await openDashboard(page)
  await expect(main(page).getByText(/^Good (morning|afternoon|evening), Growing Pine\.$/)).toBeVisible()
  await expect(main(page).getByText('1,234 words over one day.')).toBeVisible()
  await expect(main(page).getByText('One conversation so far.')).toBeVisible()
  await expect(group(page, 'Communication Analysis').locator('.num')).toHaveText('1,234')
  await card(page, 'Share Progress with Coaches').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your Communication Forest')
  await page.goBack()
  await expect(main(page).getByText('2 conversations so far.')).toBeVisible()
})

test('DASH-03 broken logs and a silent server keep the welcome and every page link', async ({ page }) => {
  expectFailedRequests(page)
  await withLogs(page, '{"not": [a list')
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/about')
  await main(page).getByRole('link', { name: 'Explore the Forest' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Communication Forest')
  await expect(main(page).getByText('Write a line in SproutLog to start your tree.')).toBeVisible()
  await expect(card(page, 'Voice Analysis')).toBeVisible()
})

test('DASH-04 DASH-05 under 768 px groups scroll 300 px a press, targets are 44 px, and taps open branches', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openDashboard(page)
  expect(await smallTargets(page, 'main :is(a, button)')).toEqual([])
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

  // Smooth scrolling ends at the same 300 px.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const strip = group(page, 'Life Areas').getByRole('list')
  await strip.evaluate((list) =>
    list.addEventListener('scroll', () => {
      if (list.scrollLeft > 0 && list.scrollLeft < 300) list.dataset.seenBetween = ''
    }),
  )
  await group(page, 'Life Areas').getByRole('button', { name: 'Scroll Life Areas on' }).click()
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(300)
  await expect(strip).toHaveAttribute('data-seen-between')
  await group(page, 'Life Areas').getByRole('button', { name: 'Scroll Life Areas back' }).click()
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(0)

  // A card focused by keyboard scrolls fully into view.
  await card(page, 'Voice Analysis').focus()
  for (const name of ['Text Analysis', 'Progress Tracker']) {
    await page.keyboard.press('Tab')
    await expect(card(page, name)).toBeFocused()
    await expect(group(page, 'Communication Analysis').getByRole('listitem').filter({ hasText: name })).toBeInViewport({
      ratio: 0.99,
    })
  }

  await card(page, 'Relationships').tap()
  await expect(page).toHaveURL('/dashboard/relationships')
})

/** Moves the pointer away from all cards. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await expect(flyouts(page)).toHaveCount(0)
}

test('DASH-05 NET-03 NET-05 hovering a card shows its sub-branches, one card at a time, built-in ones locally', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/nav/') && calls.push(request.url()))
  await openDashboard(page)
  await group(page, 'Life Areas').scrollIntoViewIfNeeded()
  await card(page, 'Relationships').hover()
  await page.mouse.move(5, 300)
  await page.waitForTimeout(400)
  await expect(flyouts(page)).toHaveCount(0)
  await card(page, 'Relationships').hover()
  await expect(cardFlyout(page, 'Relationships')).toBeVisible()
  await card(page, 'Professional Growth').hover()
  await expect(cardFlyout(page, 'Professional Growth').getByRole('link')).toHaveCount(3)
  await expect(flyouts(page)).toHaveCount(1)
  await moveAway(page)

  for (const comingSoonOrNone of ['Healthcare Communication', 'Plant a Seed']) {
    await card(page, comingSoonOrNone).hover()
    await page.waitForTimeout(400)
    await expect(flyouts(page)).toHaveCount(0)
  }
  await card(page, 'Astrology').hover()
  await expect(cardFlyout(page, 'Astrology').getByRole('link').first()).toBeVisible()
  await moveAway(page)
  // The pointer may cross other cards.
  expect(calls.filter((call) => /relationships|professional-growth|healthcare|astrology/.test(call))).toEqual([])

  // Generated by the real server.
  await card(page, 'Text Analysis').hover()
  await expect(cardFlyout(page, 'Text Analysis').getByRole('link', { name: /^Hard Emails/ })).toBeVisible()
  await moveAway(page)
  for (const name of ['SproutLog', 'Veteran Voices', 'Art & Creativity', 'DIY Projects']) await seeWhole(page, name)
  await card(page, 'Professional Growth').hover()
  await cardFlyout(page, 'Professional Growth')
    .getByRole('link', { name: /^Presentation Skills/ })
    .click()
  await expect(page).toHaveURL('/dashboard/public-speaking?section=presentation-skills')
})

/** The panel is fully visible and doesn't cover its card's name. */
async function seeWhole(page: Page, name: string): Promise<void> {
  await card(page, name).hover()
  await expect(cardFlyout(page, name)).toBeVisible()
  const panel = await cardFlyout(page, name).boundingBox()
  const label = await card(page, name).boundingBox()
  if (!panel || !label) throw new Error(`${name} is not drawn`)
  expect(panel.y + panel.height, name).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(panel.y, name).toBeGreaterThanOrEqual(60)
  const isBeside = panel.x >= label.x + label.width || panel.x + panel.width <= label.x
  expect(isBeside || panel.y >= label.y + label.height, name).toBe(true)
  await moveAway(page)
}

test('DASH-05 NET-05 NAV-11 a server-grown branch shows six and View All after one call, or Explore All', async ({
  page,
}) => {
  expectFailedRequests(page)
  const items = Array.from({ length: 9 }, (_, index) => ({
    path: `/dashboard/voice-analysis/area-${index}`,
    label: `Area ${index}`,
    icon: '🍃',
    description: 'Words.',
  }))
  const answers = new Map<string, Parameters<Route['fulfill']>[0]>([
    ['voice-analysis', { json: items }],
    ['text-analysis', { json: [] }],
    ['leafprint', { json: { branches: [] } }],
    ['art-creativity', { status: 500, body: '' }],
  ])
  const asked: string[] = []
  await page.route(NAV, (route) => {
    const branch = new URL(route.request().url()).searchParams.get('branch') ?? ''
    asked.push(branch)
    // Other requests stay pending.
    return answers.has(branch) ? route.fulfill(answers.get(branch)) : undefined
  })
  await openDashboard(page)
  for (const visit of [1, 2]) {
    await card(page, 'Voice Analysis').hover()
    await expect(cardFlyout(page, 'Voice Analysis').getByRole('link'), String(visit)).toHaveCount(7)
    await moveAway(page)
  }
  await card(page, 'Voice Analysis').hover()
  const all = cardFlyout(page, 'Voice Analysis').getByRole('link', { name: 'View All (9)' })
  await expect(all).toHaveAttribute('href', '/dashboard/voice-analysis')
  expect(asked).toEqual(['voice-analysis'])

  // An empty list isn't a failure; a malformed one and an error are reported once per visit.
  for (const [name, path, told] of [
    ['Text Analysis', '/dashboard/text-analysis', 0],
    ['Progress Tracker', '/dashboard/leafprint', 1],
    ['Art & Creativity', '/dashboard/art-creativity', 1],
  ] as const) {
    await card(page, name).hover()
    const links = cardFlyout(page, name).getByRole('link')
    await expect(links).toHaveText([/^Explore All/])
    await expect(links).toHaveAttribute('href', path)
    await expect(page.getByRole('alert').filter({ hasText: "Couldn't load the branches" })).toHaveCount(told)
    await moveAway(page)
  }
  await card(page, 'DIY Projects').hover()
  await expect(cardFlyout(page, 'DIY Projects').getByRole('status')).toHaveText('Loading')
})

test('DASH-05 the keyboard reaches the sub-branches, and Escape returns to the card', async ({ page }) => {
  await openDashboard(page)
  const link = card(page, 'Professional Growth')
  // As the keyboard does, so that the focus ring shows.
  await page.keyboard.press('Tab')
  await link.focus()
  await expect(cardFlyout(page, 'Professional Growth')).toBeVisible()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(cardFlyout(page, 'Professional Growth').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(flyouts(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.waitForTimeout(400)
  await expect(flyouts(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(card(page, 'Faith & Still Waters')).toBeFocused()
})

test('nothing moves while loading, and nothing overflows sideways', {
  tag: '@phone-only',
}, async ({ page }) => {
  await watchShifts(page)
  await withLogs(page, logsOf(6000))
  for (const path of SHIFTING) {
    await open(page, path)
    expect(await sideways(page), path).toBe(0)
    expect(await shifted(page), path).toBeLessThan(0.02)
  }
})
