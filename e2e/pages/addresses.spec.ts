import type { Page } from '@playwright/test'
import { addresses } from '@understory/forest/addresses'
import { expectAccessible } from '../support/axe.ts'
import { logsOf, withLogs } from '../support/dashboard.ts'
import { SHIFTING, shifted, watchShifts } from '../support/layout.ts'
import { open, withInstallation } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const fixed = addresses.filter(({ pattern }) => !pattern.includes('{'))
const pages = fixed.filter(({ kind }) => kind !== 'redirect')
const redirects = fixed.filter(({ kind }) => kind === 'redirect')
const NOT_FOUND = 'Did you forget to add the page to the router?'

test('RT-01 RT-02 RT-04 RT-05 RT-06 RT-08 RT-09 every address shows its page on a cold load', async ({ request }) => {
  for (const { pattern, title } of pages) {
    const response = await request.get(pattern)
    expect(response.status(), pattern).toBe(200)
    expect(await response.text(), pattern).toContain(`<title>${title.replaceAll('&', '&amp;')} · Understory</title>`)
  }
})

test("RT-01 RT-03 RT-07 short addresses redirect, home takes a hash, other addresses aren't found", async ({
  page,
  request,
}) => {
  expectFailedRequests(page)
  for (const { pattern } of redirects) {
    expect(new URL((await request.get(pattern)).url()).pathname).toBe(`/dashboard${pattern}`)
  }
  await page.goto('/astrology')
  await expect(page).toHaveURL('/dashboard/astrology')
  for (const path of ['/#anything', '/0a1b2c3d']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Your Communication Forest' })).toBeVisible()
  }
  for (const path of ['/0a1b2', '/dashboard/nowhere', '/dashboard/nowhere/else', '/shared/a/b']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(NOT_FOUND)
  }
  for (const path of [
    '/nowhere',
    '/dashboard/voice-analysis/zzz-made-up',
    '/%E0%A4%A',
    '/dashboard/public-speaking/%',
  ]) {
    await page.goto(path)
    await expect(page.getByText(NOT_FOUND), path).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Understory')
  }
})

test('no page has a broken link', async ({ request }) => {
  const seen = new Set<string>(pages.map(({ pattern }) => pattern))
  const dead: string[] = []
  for (const path of seen) {
    const response = await request.get(path)
    const html = await response.text()
    if (response.status() !== 200 || html.includes(NOT_FOUND)) dead.push(path)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="([^"]+)"/g)) {
      const link = href.replaceAll('&amp;', '&').replace(/#.*$/, '')
      if (link.startsWith('/') && !link.startsWith('//')) seen.add(link)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(80)
})

test('BR-01 unknown sections reset, known ones have pages, practice pages open in the assistant', async ({ page }) => {
  await page.goto('/dashboard/relationships?section=juggling')
  await expect(page).toHaveURL('/dashboard/relationships')
  await page.goto('/dashboard/relationships?section=romantic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Romantic')
  await page.getByRole('link', { name: 'All of Relationships' }).click()
  await expect(page).toHaveURL('/dashboard/family-community')
  await expect(page.getByRole('heading', { level: 2, name: 'Areas' })).toBeVisible()

  await page.goto('/dashboard/art-creativity/poetry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poetry and Spoken Word')
  await page.getByRole('link', { name: 'Open in the assistant' }).first().click()
  await expect(page).toHaveURL('/dashboard/chatbot')
  await expect(page.getByRole('textbox', { name: 'Your message' })).not.toHaveValue('')
})

test('BR-15 DASH-02 a growing branch shows its name and section, and links back', async ({ page }) => {
  await page.goto('/dashboard/astrology')
  await page.goto('/dashboard/coming-soon?branch=healthcare&section=bedside-manner')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Healthcare')
  await expect(page.getByText('Bedside Manner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore the Forest' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/dashboard/astrology')
  await page.goto(`/dashboard/coming-soon?branch=healthcare&section=${encodeURIComponent('<b>x')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Healthcare')
  await expect(page.getByText('You asked for')).toBeHidden()
})

test("STAT-01 STAT-02 About names its tools; legal pages have a date and a contact, or an installation's", async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await page.goto('/about')
  for (const name of ['SproutLog', 'LeafPrint', 'Branch navigation', 'Request-a-Branch', 'Plant a Seed'])
    await expect(link(name)).toBeVisible()
  for (const path of ['/disclaimer', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.getByText('Last updated April 30, 2025')).toBeVisible()
    await expect(link('Contact the operator')).toHaveAttribute('href', /^mailto:/)
    await expect(link('Return to Dashboard')).toHaveAttribute('href', '/dashboard')
  }
  await withInstallation(page, { legal: { contact: 'ana@example.org', updated: '2026-11-20' } })
  await page.goto('/terms')
  await expect(page.getByText('Last updated Nov 20, 2026')).toBeVisible()
  await expect(link('Contact the operator')).toHaveAttribute('href', 'mailto:ana@example.org')
})

test("DEV-01 the test page loads eight branches' sub-branches and shows the raw data", async ({ page }) => {
  await page.goto('/test-branches')
  const select = page.getByRole('combobox', { name: 'Branch', exact: true })
  await expect(select).toHaveValue('Art & Creativity')
  await expect(select.getByRole('option')).toHaveCount(8)
  await expect(page.locator('pre')).toContainText('"path": "/dashboard/art-creativity')
  expectFailedRequests(page)
  await page.route('**/api/nav/sub-branches*', (route) => route.fulfill({ status: 500, body: '' }))
  await select.selectOption('SproutLog')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load branches' }).first()).toBeVisible()
  await expect(page.locator('pre')).toHaveText('[]')
})

const looked = [
  '/dashboard/public-speaking',
  '/dashboard/coming-soon?branch=education',
  '/dashboard/art-creativity/poetry',
  '/about',
  '/privacy',
  '/test-branches',
  '/mobile-test',
  '/dev/ui',
  '/shared',
  '/nowhere',
]

test('NAV-09 axe passes by day and night, nothing moves while loading or overflows at 320–2560 px', async ({
  page,
}) => {
  test.slow()
  expectFailedRequests(page)
  await watchShifts(page)
  await withLogs(page, logsOf(6000))
  const section = '/dashboard/public-speaking?section=presentation-skills'
  for (const path of new Set([...looked, ...SHIFTING, '/settings', '/dashboard/chatbot'])) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    if (SHIFTING.includes(path)) expect(await shifted(page), path).toBeLessThan(0.02)
    // The others are checked where they have content.
    if (looked.includes(path)) await expectAccessible(page)
    // The header is the same on every page except for its breadcrumbs.
    const more = path === '/about' || path === section ? [390, 1000, 1024, 1199] : []
    for (const width of [320, ...more, 767, 768, 1200, 2560]) {
      // A low window renders faster.
      await page.setViewportSize({ width, height: 300 })
      expect(await outOfPlace(page), `${path} at ${width}`).toEqual({ over: 0, cut: 0, overlapping: 0 })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // The last one is the assistant; its footer is below the window.
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeAttached()
  const footerTop = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top)
  expect(footerTop - 900).toBeGreaterThanOrEqual(0)
})

/** Pixels of horizontal overflow, and header controls that are cut off or overlap. */
function outOfPlace(page: Page): Promise<{ over: number; cut: number; overlapping: number }> {
  return page.evaluate(() => {
    const controls = [...(document.querySelector('header')?.querySelectorAll('a, button, input') ?? [])]
    const boxes = controls
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
    return {
      over: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      cut: boxes.filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > 60).length,
      overlapping: boxes.filter((box, at) =>
        boxes.slice(at + 1).some((next) => next.left < box.right - 1 && next.right > box.left + 1),
      ).length,
    }
  })
}
