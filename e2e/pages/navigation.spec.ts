import { expectHeader, header, heading, options, SECTION, trail } from '../support/navigation.ts'
import { hold, open, ready } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test('NAV-01 the 60 px header stays on top with skip link, home, tree, help and search', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectHeader(page)
  await expect(header(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expect(header(page).getByRole('combobox', { name: 'Search branches' })).toBeVisible()
  await header(page).getByRole('link', { name: 'Understory, home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await header(page).getByRole('link', { name: 'What is Understory' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('NAV-08 NAV-13 RT-01 RT-03 RT-05 a cold load has a title and breadcrumbs, except dashboard and brand-new forest', async ({
  page,
}) => {
  expectFailedRequests(page)
  for (const [path, title, crumbs] of [
    ['/', 'Your Communication Forest', []],
    ['/dashboard/', 'Your Communication Forest', []],
    ['/brand-new-forest/a', null, []],
    ['/astrology', 'Astrology & Self-Discovery', null],
    ['/dashboard/voice-analysis/pauses', 'Pauses', null],
    ['/dashboard/multilingual', null, ['Home', 'SproutLog', 'Multilingual Practice']],
    [SECTION, 'Customer Support', ['Home', 'Professional Development', 'Customer Support']],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    if (title) await expect(page).toHaveTitle(`${title} · Understory`)
    if (crumbs?.length) await expect(trail(page)).toHaveText(crumbs)
    else if (crumbs)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).filter({ visible: true })).toHaveCount(0)
  }
  await expect(trail(page).last().locator('[aria-current="page"]')).toBeVisible()
  await trail(page).getByRole('link', { name: 'Professional Development' }).click()
  await expect(page).toHaveURL(/\/dashboard\/professional-dev$/)
  await expect(trail(page)).toHaveText(['Home', 'Professional Development'])
})

test("NAV-09 the footer has a search, Plant a Seed, three columns and this year's copyright", async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Legal', 'Features', 'Account']) await expect(footer.getByRole('heading', { name })).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Understory.`)
  await footer.getByRole('combobox').fill('sermon')
  await options(page).first().click()
  await expect(heading(page)).toHaveText('Sermon')
  await footer.getByRole('link', { name: 'Plant a Seed' }).click()
  await expect(page).toHaveURL(/\/dashboard\/new-branch$/)
})

test('RT-06 RT-07 a new page starts at the top with its title and focus, and Back restores the scroll', async ({
  page,
}) => {
  expectFailedRequests(page)
  await open(page, '/terms')
  await expect(page).toHaveTitle('Terms of Use · Understory')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  for (const [link, title] of [
    ['SproutLog', 'SproutLog'],
    ['Settings', 'Settings'],
    ['Privacy Policy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveTitle(`${title} · Understory`)
    await expect(heading(page)).toBeFocused()
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(heading(page)).toHaveText('Terms of Use')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Privacy Policy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
})

test('RT-07 keeps the scroll position of someone who scrolls before hydration', async ({ page }) => {
  const letCome = await hold(page, /\/assets\/[^/]*\.js$/)
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  letCome()
  await ready(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a page that takes over 300 ms shows a progress bar', async ({ page }) => {
  await open(page, '/about')
  await page.route(/\/assets\/legal-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(heading(page)).toHaveText('Disclaimer')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('FALL-01 a failed screen shows an error inside the shell, and Try Again renders it again', async ({ page }) => {
  // React logs every caught error; this one is intended.
  await page.addInitScript(() => Object.assign(console, { error: () => undefined }))
  await page.route(/\/assets\/legal-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Screen() { if (!window.mended) throw new Error("broken"); return "It grew after all" }',
    }),
  )
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByText('We encountered an issue while growing this branch.')).toBeVisible()
  await expect(header(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('It grew after all')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('SIDE-01 SIDE-02 the analysis panel opens on any page, stays across pages, and closes @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/dashboard')
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Branches', exact: true }).click()
  await page.getByRole('button', { name: 'Analysis panel' }).click()
  const panel = page.getByRole('complementary', { name: 'Communication analysis' })
  await expect(panel.getByRole('heading', { name: 'Communication analysis' })).toBeFocused()
  await expect(panel.getByRole('switch').first()).not.toBeChecked()
  await panel.getByRole('link', { name: 'Open the assistant' }).click()
  await expect(page).toHaveURL('/dashboard/chatbot')
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close analysis panel' }).click()
  await expect(panel).toHaveCount(0)
})
