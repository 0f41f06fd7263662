import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const SECTION = '/dashboard/professional-dev?section=customer-support'
const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const flyout = (page: Page) => page.getByRole('navigation', { name: 'Branches' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Branches' })
const search = (page: Page) =>
  header(page).or(menu(page)).getByRole('combobox', { name: 'Search branches' }).filter({ visible: true })
const options = (page: Page) => page.getByRole('option')

/** A page whose script runs: before that, keys and presses would go unheard. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

async function openFlyout(page: Page, address = '/about'): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: 'Branches', exact: true }).click()
  await flyout(page).waitFor()
}

async function openMenu(page: Page, address = '/about'): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu(page).waitFor()
}

test('NAV-01 the header is 60 px high, stays at the top, and holds the way past it, home, the tree, help and the search', async ({
  page,
}) => {
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

/** What the header holds at every width. */
async function expectHeader(page: Page): Promise<void> {
  expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: 60 })
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0)
  await expect(header(page).getByRole('link', { name: 'Understory, home' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'View Tree' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Help (?)' })).toHaveText('?')
}

test('NAV-08 NAV-13 RT-01 RT-03 RT-05 opened cold, every kind of address has its title and the path from Home to it, except the dashboard and the brand new forest', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  for (const [path, title, crumbs] of [
    ['/', 'Your Communication Forest', []],
    ['/dashboard', 'Your Communication Forest', []],
    ['/dashboard/', 'Your Communication Forest', []],
    ['/brand-new-forest', null, []],
    ['/brand-new-forest/a', null, []],
    ['/astrology', 'Astrology & Self-Discovery', null],
    ['/dashboard/young-adult', 'Young Adult', null],
    ['/dashboard/voice-analysis/pauses', 'Pauses', null],
    ['/settings', 'Settings', ['Home', 'Settings']],
    ['/dashboard/multilingual', null, ['Home', 'SproutLog', 'Multilingual Practice']],
    ['/dashboard/relationships', null, ['Home', 'Relationships']],
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

test('NAV-09 the footer has a search, Plant a Seed, three columns and a copyright line with this year', async ({
  page,
}) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  for (const [title, links] of [
    ['Legal', ['Disclaimer', 'Terms of Use', 'Privacy Policy']],
    ['Features', ['Assistant', 'Talks', 'Voice Analysis', 'SproutLog', 'LeafPrint']],
    ['Account', ['Settings', 'Conversations', 'Share Progress with Coaches']],
  ] as const) {
    const column = footer
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last()
    await expect(column.getByRole('link')).toHaveText(links)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Understory.`)
  await footer.getByRole('combobox').fill('sermon')
  await options(page).first().click()
  await expect(heading(page)).toHaveText('Sermon')
  await footer.getByRole('link', { name: 'Plant a Seed' }).click()
  await expect(page).toHaveURL(/\/dashboard\/new-branch$/)
})

test('NAV-06 NAV-07 the search finds labels and descriptions of branches and sub-branches, marks what matches, and says when it finds nothing', async ({
  page,
}) => {
  await open(page, '/about')
  for (const [query, label, marked] of [
    ['leafp', 'LeafPrint', 'LeafP'],
    ['elder', 'Elder Care', 'Elder'],
    ['one verse', 'Faith & Still Waters', 'one verse'],
    ['bible', 'Bible Study', 'Bible'],
  ] as const) {
    await search(page).fill(query)
    const found = options(page).filter({ hasText: label }).first()
    await expect(found).toBeVisible()
    await expect(found.locator('mark').first()).toHaveText(marked)
  }
  await search(page).fill('care')
  await expect(options(page).first()).toContainText('in Relationships')
  await expect(page.getByRole('status').filter({ hasText: /branch(es)? found/ })).toBeAttached()
  await expectNothingFound(page)
})

test('NAV-06 the search finds a page and a case by meaning, and offers help in danger @phone', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await openMenu(page)
  else await open(page, '/about')
  await expect(async () => {
    await search(page).fill('')
    await search(page).fill('my dad forgets things')
    await expect(options(page).filter({ hasText: 'Elder Care' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await search(page).fill('i want to kill myself')
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible()
  const one = options(page).filter({ hasText: "You notice your parent's memory slipping" })
  // On a busy machine the meaning comes late, and the words alone find no case.
  await expect(async () => {
    await search(page).fill('')
    await search(page).fill('my dad forgets things')
    await expect(one).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await one.click()
  await expect(page).toHaveURL(/\/dashboard\/chatbot$/)
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue("You notice your parent's memory slipping")
})

test('NAV-06 without the server the search goes on by words', async ({ page, failedRequestsExpected }) => {
  failedRequestsExpected.value = true
  await page.route('**/api/nav/search', (route) => route.abort())
  await open(page, '/about')
  await search(page).fill('elder')
  await expect(options(page).first()).toContainText('Elder Care')
  await search(page).fill('my dad forgets things')
  await expect(page.getByText('No branches found matching "my dad forgets things"')).toBeVisible()
})

async function expectNothingFound(page: Page): Promise<void> {
  await search(page).fill('qqqq')
  await expect(page.getByText('No branches found matching "qqqq"')).toBeVisible()
  await search(page).fill('   ')
  await expect(page.getByText('No branches found', { exact: true })).toBeVisible()
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false')
}

test('RT-06 RT-07 a new page begins at the top, title and focus follow it, and going back returns to where one was', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
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
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveTitle('Page Not Found · Understory')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('RT-07 who scrolls before the page is awake stays there', async ({ page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  letCome()
  await ready(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a page that takes longer than 300 ms shows a bar meanwhile', async ({ page }) => {
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

test('FALL-01 a screen that fails says so inside the shell, and Try Again renders it afresh', async ({ page }) => {
  // React tells of every error that a boundary caught; this one is the test's own.
  await page.addInitScript(() => Object.assign(console, { error: () => undefined }))
  await page.route(/\/assets\/legal-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function LegalScreen() { if (!window.mended) throw new Error("broken"); return "It grew after all" }',
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

test.describe('on a wide screen', () => {
  test('NAV-03 NAV-12 the flyout shows eight branches, at most six children of one, then all with the count, and closes with a press outside', async ({
    page,
  }) => {
    await openFlyout(page)
    const branches = flyout(page).locator('[data-pane="branch"]')
    const children = flyout(page).locator('[data-pane="child"]')
    await expect(branches).toHaveText([
      'Voice Analysis',
      'Text Analysis',
      'SproutLog',
      'LeafPrint',
      'Relationships',
      'Professional Growth',
      'Faith & Still Waters',
      'Young Adult',
    ])
    for (const branch of await branches.all()) {
      await branch.hover()
      await expect(branch).toHaveAttribute('data-chosen', 'true')
      expect(await children.count()).toBeLessThanOrEqual(6)
      // Where no more is there than is shown, nothing promises more.
      await expect(children.filter({ hasText: 'View All' })).toHaveCount(0)
    }
    await expect(flyout(page).getByRole('link', { name: 'Assistant' })).toHaveAttribute('href', '/dashboard/chatbot')
    await expect(flyout(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings')
    await flyout(page).getByRole('button', { name: 'View All (17)' }).click()
    await expect(page.getByRole('dialog', { name: 'Every branch' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Branches', exact: true }).click()
    await page.mouse.click(1300, 800)
    await expect(flyout(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Branches', exact: true }).click()
    await flyout(page).getByRole('link', { name: 'SproutLog' }).hover()
    await flyout(page)
      .getByRole('link', { name: /^Multilingual Practice/ })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/multilingual$/)
  })

  test('NAV-03 NAV-11 children that the server grows are asked for when somebody looks: more than six are cut at six, and a failure leaves Explore All', async ({
    page,
    failedRequestsExpected,
  }) => {
    failedRequestsExpected.value = true
    const grown = Array.from({ length: 9 }, (_, at) => ({
      path: `/dashboard/voice-analysis/part-${at}`,
      label: `Part ${at}`,
      icon: '🍃',
      description: 'One of nine',
    }))
    const asked: string[] = []
    await page.route('**/api/nav/sub-branches?**', (route) => {
      const branch = new URL(route.request().url()).searchParams.get('branch') ?? ''
      asked.push(branch)
      return branch === 'text-analysis' ? route.fulfill({ status: 500, body: 'no' }) : route.fulfill({ json: grown })
    })
    await open(page, '/about')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Branches', exact: true }).click()
    const children = flyout(page).locator('[data-pane="child"]')
    await expect(children).toHaveCount(7)
    await expect(children.last()).toHaveText('View All (9)')
    expect(asked).toEqual(['voice-analysis'])
    await flyout(page).getByRole('link', { name: 'Text Analysis' }).hover()
    await expect(children).toHaveText([/^Explore All/])
    await flyout(page).getByRole('link', { name: 'Relationships' }).hover()
    await expect(children.first()).toContainText('Romantic')
    expect(asked).toEqual(['voice-analysis', 'text-analysis'])
    await flyout(page).getByRole('link', { name: 'Text Analysis' }).hover()
    await expect(children).toHaveText([/^Explore All/])
    await children.first().click()
    await expect(page).toHaveURL(/\/dashboard\/text-analysis$/)
    await page.getByRole('button', { name: 'Branches', exact: true }).click()
    await flyout(page).getByRole('link', { name: 'Voice Analysis' }).hover()
    await children.last().click()
    await expect(page).toHaveURL(/\/dashboard\/voice-analysis$/)
    await expect(flyout(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('NAV-03 the keyboard alone walks the flyout, and Escape leaves it where it began', async ({ page }) => {
    await open(page, '/about')
    const button = page.getByRole('button', { name: 'Branches', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await flyout(page).waitFor()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(flyout(page).getByRole('link', { name: 'Voice Analysis' })).toBeFocused()
    for (let down = 0; down < 4; down++) await page.keyboard.press('ArrowDown')
    await expect(flyout(page).getByRole('link', { name: 'Relationships' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(flyout(page).getByRole('link', { name: /^Romantic/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(flyout(page).getByRole('link', { name: /^Romantic/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(flyout(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await flyout(page).getByRole('button', { name: 'Analysis panel' }).focus()
    await page.keyboard.press('Tab')
    await expect(flyout(page)).toHaveCount(0)
  })

  test('NAV-06 / and Ctrl+K reach the search from anywhere, arrows choose, Enter opens, Escape closes', async ({
    page,
  }) => {
    await open(page, '/about')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('')
    await page.keyboard.type('care/')
    await expect(search(page)).toHaveValue('care/')
    await page.keyboard.press('Backspace')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    const second = options(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(search(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(search(page)).toHaveValue('care')
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveValue('')
    await page.keyboard.type('presentation')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/public-speaking\?section=presentation-skills$/)
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('')

    // Where single keys are off, / does nothing; Ctrl+K still does.
    await page.evaluate(() => localStorage.setItem('understory.singleKeys', 'false'))
    await page.reload()
    await ready(page)
    await page.keyboard.press('/')
    await expect(search(page)).not.toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
  })
})

test.describe('on a narrow screen', { tag: '@phone-only' }, () => {
  test('NAV-02 the menu slides in, locks the page, keeps Tab inside, and closes by its button in 280 ms, by Escape and by a press beside it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openMenu(page, '/about')
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(await scrolling()).toBe('hidden')
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(menu(page).locator('> *')).toHaveCSS('transition-duration', '0.28s')
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page).getByRole('button', { name: 'Analysis panel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    const stages = await page.evaluate(async () => {
      const dialog = document.querySelector('dialog')
      const seen: string[] = []
      dialog?.querySelector<HTMLElement>('[aria-label="Close menu"]')?.click()
      return new Promise<string[]>((resolve) => {
        const watch = () => {
          const stage = dialog?.isConnected ? (dialog.dataset.state ?? '') : 'closed'
          if (seen.at(-1) !== stage) seen.push(stage)
          if (stage === 'closed') resolve(seen)
          else requestAnimationFrame(watch)
        }
        watch()
      })
    })
    expect(stages.slice(-2)).toEqual(['closing', 'closed'])
    expect(await scrolling()).not.toBe('hidden')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    // Ctrl+K opens it as well, with the focus in its search.
    await page.keyboard.press('Control+k')
    await menu(page).waitFor()
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).waitFor()
    await page.touchscreen.tap(375, 400)
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('NAV-04 the menu has eight branches that unfold to at most four children, then all with the count', async ({
    page,
  }) => {
    await openMenu(page)
    const branches = menu(page).getByRole('navigation').locator('li > button')
    await expect(branches).toHaveCount(8)
    for (const branch of await branches.all()) {
      await branch.click()
      await expect(branch).toHaveAttribute('aria-expanded', 'true')
      await expect(menu(page).locator('button[aria-expanded="true"]')).toHaveCount(1)
      const children = menu(page)
        .getByRole('list', { name: (await branch.textContent()) ?? '' })
        .getByRole('link')
      await expect(children.first()).toHaveText(/^Open /)
      expect(await children.count()).toBeLessThanOrEqual(6)
    }
    await branches.filter({ hasText: 'Relationships' }).click()
    await expect(menu(page).getByRole('link', { name: 'View All (5)' })).toHaveAttribute(
      'href',
      '/dashboard/family-community',
    )
    await branches.filter({ hasText: 'Voice Analysis' }).click()
    await expect(menu(page).getByRole('link', { name: /^View All/ })).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: 'Open Voice Analysis' })).toHaveAttribute(
      'href',
      '/dashboard/voice-analysis',
    )
    await expect(menu(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings')
    await menu(page).getByRole('button', { name: 'View All (17)' }).click()
    await expect(page.getByRole('dialog', { name: 'Every branch' })).toBeVisible()
    await page.getByRole('button', { name: 'Close tree' }).click()
    await openMenu(page)
    await branches.filter({ hasText: 'Relationships' }).click()
    await menu(page).getByRole('link', { name: 'Elder Care' }).click()
    await expect(heading(page)).toHaveText('Elder Care')
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('NAV-11 in the menu too a failure leaves one Explore All', async ({ page, failedRequestsExpected }) => {
    failedRequestsExpected.value = true
    await page.route('**/api/nav/sub-branches?**', (route) => route.abort())
    await openMenu(page)
    await menu(page).getByRole('button', { name: 'LeafPrint' }).click()
    await expect(menu(page).getByRole('list', { name: 'LeafPrint' }).getByRole('link')).toHaveText(['Explore All'])
  })

  test('NAV-05 the tab bar has the first five branches and marks the one that is open', async ({ page }) => {
    await open(page, '/dashboard/family-community')
    const tabs = page.getByRole('navigation', { name: 'Main branches' }).getByRole('link')
    await expect(tabs).toHaveText(['Voice', 'Text', 'SproutLog', 'LeafPrint', 'Family'])
    await expect(tabs.nth(4)).toHaveAttribute('aria-current', 'page')
    for (const [path, at, current] of [
      ['/dashboard/relationships', 4, 'page'],
      ['/dashboard/multilingual', 2, 'true'],
      ['/dashboard/voice-analysis/pauses', 0, 'true'],
    ] as const) {
      await page.goto(path)
      await expect(tabs.nth(at)).toHaveAttribute('aria-current', current)
      await expect(page.getByRole('navigation', { name: 'Main branches' }).locator('[aria-current]')).toHaveCount(1)
    }
    await ready(page)
    await tabs.nth(1).tap()
    await expect(page).toHaveURL(/\/dashboard\/text-analysis$/)
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  })

  test('NAV-01 NAV-06 NAV-07 the search of the menu says when it finds nothing and opens a page with a tap, and Escape leaves its results before the menu', async ({
    page,
  }) => {
    await open(page, '/about')
    await expectHeader(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).waitFor()
    await expectNothingFound(page)
    await search(page).fill('garden')
    await expect(options(page).first()).toContainText('Gardening')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await options(page).filter({ hasText: 'Home & Garden' }).first().tap()
    await expect(page).toHaveURL(/home-and-hands/)
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })
})

test('axe finds nothing in the shell, its menus and its search, by day and by night, and whatever a thumb presses there is at least 44 px', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (isMobile) {
    await open(page, SECTION)
    expect(await smallControls(page)).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('button', { name: 'Relationships' }).click()
    expect(await smallControls(page)).toEqual([])
  } else {
    await openFlyout(page, SECTION)
    await flyout(page)
      .getByRole('link', { name: /^Pauses/ })
      .waitFor()
  }
  await expectAccessible(page)
  if (!isMobile) await page.keyboard.press('Escape')
  await search(page).fill('work')
  await options(page).first().waitFor()
  await expectAccessible(page)
})

/** Controls around the page that are too small for a thumb. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header a, header button, nav a, footer a, footer input, dialog a, dialog button, dialog input',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 30)
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  )
}

test('NAV-06 the search finds the assistant and the settings by name and by what they are for', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  const box = page.getByRole('combobox').filter({ visible: true }).first()
  for (const [words, name, path] of [
    ['assistant', 'Assistant', '/dashboard/chatbot'],
    ['chat', 'Assistant', '/dashboard/chatbot'],
    ['settings', 'Settings', '/dashboard/settings'],
  ] as const) {
    await box.fill(words)
    const first = page.getByRole('option').first()
    await expect(first).toContainText(name)
    await expect(first).toHaveAttribute('href', path)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settings/)
})

test('SIDE-01 SIDE-02 the analysis panel opens beside any page, stays from page to page, and closes @phone', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await ready(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Branches', exact: true }).click()
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

test('RT-07 an address with a bad percent sequence shows the not-found page', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  for (const path of ['/%E0%A4%A', '/dashboard/%E0%A4%A', '/dashboard/public-speaking/%']) {
    await page.goto(path)
    await expect(page.getByText('Did you forget to add the page to the router?'), path).toBeVisible()
  }
})

test('NAV-09 the assistant page has a footer', async ({ page }) => {
  await page.goto('/dashboard/chatbot')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeAttached()
})
