import { openMenu, options, search } from '../support/navigation.ts'
import { open } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test('NAV-06 NAV-07 searches branch labels and descriptions, highlights matches, and reports no results', async ({
  page,
}) => {
  await open(page, '/about')
  await search(page).fill('one verse')
  const found = options(page).filter({ hasText: 'Faith & Still Waters' }).first()
  await expect(found.locator('mark').first()).toHaveText('one verse')
  await search(page).fill('care')
  await expect(options(page).first()).toContainText('in Relationships')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeAttached()
  await search(page).fill('qqqq')
  await expect(page.getByText('No branches found matching "qqqq"')).toBeVisible()
  await search(page).fill('   ')
  await expect(page.getByText('No branches found', { exact: true })).toBeVisible()
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false')
  await search(page).fill('chat')
  await expect(options(page).first()).toHaveAttribute('href', '/dashboard/chatbot')
  await search(page).fill('settings')
  await expect(options(page).first()).toContainText('Settings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settings/)
})

test('NAV-06 finds a page and a case by meaning, and offers help in a crisis @phone', async ({ page, isMobile }) => {
  if (isMobile) await openMenu(page)
  else await open(page, '/about')
  await search(page).fill('i want to kill myself')
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible()
  const one = options(page).filter({ hasText: "You notice your parent's memory slipping" })
  // On a busy machine, results by meaning come late.
  await expect(async () => {
    await search(page).fill('')
    await search(page).fill('my dad forgets things')
    await expect(one).toBeVisible({ timeout: 5_000 })
    await expect(options(page).filter({ hasText: 'Elder Care' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await one.click()
  await expect(page).toHaveURL(/\/dashboard\/chatbot$/)
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue("You notice your parent's memory slipping")
})

test('NAV-06 without the server the search goes on by words', async ({ page }) => {
  expectFailedRequests(page)
  await page.route('**/api/nav/search', (route) => route.abort())
  await open(page, '/about')
  await search(page).fill('elder')
  await expect(options(page).first()).toContainText('Elder Care')
  await search(page).fill('my dad forgets things')
  await expect(page.getByText('No branches found matching "my dad forgets things"')).toBeVisible()
})
