import { expectAccessible } from '../support/axe.ts'
import { smallTargets } from '../support/layout.ts'
import {
  expectHeader,
  flyout,
  heading,
  menu,
  openFlyout,
  openMenu,
  options,
  SECTION,
  search,
} from '../support/navigation.ts'
import { open } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const AROUND = ':is(header, nav, footer, dialog) a, :is(header, dialog) button, :is(footer, dialog) input'

test.describe('on a wide screen', () => {
  test('NAV-03 NAV-12 the flyout shows eight branches and up to six children, and closes on outside press', async ({
    page,
  }) => {
    await openFlyout(page)
    const branches = flyout(page).locator('[data-pane="branch"]')
    const children = flyout(page).locator('[data-pane="child"]')
    await expect(branches).toHaveCount(8)
    for (const branch of await branches.all()) {
      await branch.hover()
      await expect(branch).toHaveAttribute('data-chosen', 'true')
      expect(await children.count()).toBeLessThanOrEqual(6)
      // No View All without further children.
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

  test('NAV-03 NAV-11 fetches grown children on open, cuts them at six, and shows Explore All on failure', async ({
    page,
  }) => {
    expectFailedRequests(page)
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
    expect(asked).toEqual(['voice-analysis', 'text-analysis'])
    await flyout(page).getByRole('link', { name: 'Voice Analysis' }).hover()
    await children.filter({ hasText: 'View All (9)' }).click()
    await expect(page).toHaveURL(/\/dashboard\/voice-analysis$/)
    await expect(flyout(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('NAV-03 the flyout works by keyboard, and Escape returns to its start', async ({ page }) => {
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

  test('NAV-06 / and Ctrl+K open the search anywhere, arrows choose, Enter opens, Escape closes', async ({ page }) => {
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

    // With single keys off, only Ctrl+K works.
    await page.evaluate(() => localStorage.setItem('understory.singleKeys', 'false'))
    await open(page, '/about')
    await page.keyboard.press('/')
    await expect(search(page)).not.toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
  })
})

test.describe('on a narrow screen', { tag: '@phone-only' }, () => {
  test('NAV-02 the menu slides in, locks the page, traps Tab, and closes in three ways', async ({ page }) => {
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
    // Ctrl+K opens it too, with its search focused.
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

  test('NAV-04 NAV-11 the menu has eight branches, up to four children, then all, or Explore All', async ({ page }) => {
    const link = (name: string) => menu(page).getByRole('link', { name })
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
    await expect(link('View All (5)')).toHaveAttribute('href', '/dashboard/family-community')
    await branches.filter({ hasText: 'Voice Analysis' }).click()
    await expect(link('View All')).toHaveCount(0)
    await expect(link('Open Voice Analysis')).toHaveAttribute('href', '/dashboard/voice-analysis')
    await expect(link('Assistant')).toHaveAttribute('href', '/dashboard/chatbot')
    await expect(link('Settings')).toHaveAttribute('href', '/dashboard/settings')
    await menu(page).getByRole('button', { name: 'View All (17)' }).click()
    await expect(page.getByRole('dialog', { name: 'Every branch' })).toBeVisible()
    await page.getByRole('button', { name: 'Close tree' }).click()
    expectFailedRequests(page)
    await page.route('**/api/nav/sub-branches?**', (route) => route.abort())
    await openMenu(page)
    await branches.filter({ hasText: 'LeafPrint' }).click()
    await expect(menu(page).getByRole('list', { name: 'LeafPrint' }).getByRole('link')).toHaveText(['Explore All'])
    await branches.filter({ hasText: 'Relationships' }).click()
    await link('Elder Care').click()
    await expect(heading(page)).toHaveText('Elder Care')
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('NAV-05 the tab bar has the first five branches and marks the open one', async ({ page }) => {
    await open(page, '/dashboard/family-community')
    const tabs = page.getByRole('navigation', { name: 'Main branches' }).getByRole('link')
    await expect(tabs).toHaveText(['Voice', 'Text', 'SproutLog', 'LeafPrint', 'Family'])
    await expect(tabs.nth(4)).toHaveAttribute('aria-current', 'page')
    for (const [path, at, current] of [
      ['/dashboard/relationships', 4, 'page'],
      ['/dashboard/voice-analysis/pauses', 0, 'true'],
      ['/dashboard/multilingual', 2, 'true'],
    ] as const) {
      await open(page, path)
      await expect(tabs.nth(at)).toHaveAttribute('aria-current', current)
      await expect(page.getByRole('navigation', { name: 'Main branches' }).locator('[aria-current]')).toHaveCount(1)
    }
    await tabs.nth(1).tap()
    await expect(page).toHaveURL(/\/dashboard\/text-analysis$/)
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  })

  test('NAV-01 NAV-06 the menu search opens a page by tap, and closes before the menu', async ({ page }) => {
    await open(page, '/about')
    await expectHeader(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).waitFor()
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

test('axe passes for shell, menus and search, by day and night, with 44 px targets', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (isMobile) {
    await open(page, SECTION)
    expect(await smallTargets(page, AROUND, 44, 30)).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('button', { name: 'Relationships' }).click()
    expect(await smallTargets(page, AROUND, 44, 30)).toEqual([])
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
