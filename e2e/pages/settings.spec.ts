import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { hold, open } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const keptByTab = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

const CONVERSATION = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Weekends with Dad',
  createdAt: '2026-11-21T10:20:00.000Z',
  context: 'Personal',
  content: 'You: One line\nand another\n\nUnderstory: Say it once.\n\n> I still need two weekends.',
}

test('SET-02 SET-04 SET-05 the history shows loading, failure and content; a failed delete keeps its dialog', async ({
  page,
}) => {
  expectFailedRequests(page)
  const failures = [{ status: 500, body: 'no' }]
  await page.route('**/api/conversations', (route) => route.fulfill(failures.shift() ?? { json: [CONVERSATION] }))
  const answer = await hold(page, '**/api/conversations')
  await page.route('**/api/conversations/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/settings')
  await expect(page.getByText('Loading your conversations')).toBeAttached()
  answer()
  await expect(page.getByText('Failed to load conversations', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()

  const item = page.getByRole('listitem').filter({ hasText: 'Weekends with Dad' })
  await expect(item).toContainText('Nov 21, 2026, 04:05 PM')
  await expect(item).toContainText('Personal')
  await expect(item.getByText('One line\nand another')).toHaveCSS('white-space-collapse', 'preserve')
  await expect(item).toContainText('I still need two weekends.')
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Weekends with Dad', exact: true }).click()
  await expect(item.getByText(/^Understory: Say it once/)).toHaveCSS('white-space-collapse', 'collapse')

  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete Weekends with Dad' }).click()
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete', { exact: true })).toBeVisible()
  await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible()
  await expect(dialog).toBeVisible()
})

test('SET-02 SET-03 SET-06 SET-07 conversations are found, renamed, continued and deleted after confirmation', async ({
  page,
  assistant,
}) => {
  await assistant.open()
  await assistant.ask('how do i ask my boss for friday off')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await assistant.ask('my neighbour plays loud music')
  await page.goto('/settings')
  const items = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(items).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('FRIDAY')
  await expect(items).toHaveCount(1)
  const found = items.first()
  if (!(await found.getByRole('button', { name: 'Rename' }).isVisible())) {
    await found.getByRole('heading').getByRole('button').click()
  }
  await found.getByRole('button', { name: 'Rename' }).click()
  await expect(found.getByLabel('New title')).toBeFocused()
  await found.getByLabel('New title').fill('A day off')
  await found.getByRole('button', { name: 'Save' }).click()
  await expect(found.getByRole('heading', { name: 'A day off' })).toBeVisible()
  await expect(found.getByRole('button', { name: 'Rename' })).toBeFocused()
  await found.getByRole('button', { name: 'Continue this conversation' }).click()
  await expect(assistant.log).toContainText('how do i ask my boss for friday off')
  await expect(assistant.log).not.toContainText('loud music')

  await page.goto('/settings')
  await expect(items).toHaveCount(2)
  const deleting = page.getByRole('button', { name: 'Delete A day off' })
  await deleting.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(deleting).toBeFocused()
  await deleting.click()
  const goOn = await hold(page, '**/api/conversations/*')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-disabled', 'true')
  goOn()
  await expect(page.getByText('Your conversation has been removed.', { exact: true })).toBeVisible()
  await expect(items).toHaveCount(1)

  await page.getByRole('button', { name: 'Clear Data' }).click()
  await dialog.getByRole('button', { name: 'Clear Data' }).click()
  await expect(page.getByText('No conversations yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Data' })).toBeDisabled()
})

test('SET-01 the settings have five tabs, and a choice is saved', async ({ page }) => {
  await page.goto('/settings')
  const headings = {
    Conversations: 'Data Management',
    Assistant: 'Who answers',
    Profile: 'Appearance',
    Notifications: 'Practice reminders',
    Privacy: 'What we save, and where',
  }
  for (const [tab, heading] of Object.entries(headings)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    // The first is checked once it has content.
    if (tab !== 'Conversations') await expectAccessible(page)
  }
  const transcripts = page.getByRole('switch', { name: 'Keep transcripts' })
  await expect(transcripts).not.toBeChecked()
  await transcripts.click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Privacy' })).toHaveAttribute('aria-selected', 'true')
  await expect(transcripts).toBeChecked()
})

test('SET-01 the theme goes with the device until one is chosen, then shows from the first paint', async ({ page }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings?tab=profile')
  await expect(root).toHaveAttribute('data-theme', 'day')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'night')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'day')
  await page.goto('/dashboard/chatbot', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-theme', 'day')
})

test('SET-01 B4 everything can be exported, imported, and deleted here, in other tabs and the server', async ({
  page,
  context,
  elsewhere,
  assistant,
}) => {
  expectFailedRequests(page)
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings?tab=profile')
  await page.getByRole('textbox', { name: /^What we may call you/ }).fill('Ana')
  await page.goto('/settings?tab=privacy')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const path = await (await downloading).path()

  await elsewhere.goto('/settings?tab=privacy')
  await elsewhere.getByLabel('Import a download').setInputFiles(path)
  await expect(elsewhere.getByText('Imported', { exact: true })).toBeVisible()
  await elsewhere.getByRole('tab', { name: 'Conversations' }).click()
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'I want to say no to hosting again' })).toBeVisible()
  await elsewhere.getByRole('tab', { name: 'Profile' }).click()
  await expect(elsewhere.getByRole('textbox', { name: /^What we may call you/ })).toHaveValue('Ana')

  const beside = await context.newPage()
  await open(beside, '/dashboard/text-analysis')
  await beside.getByRole('textbox', { name: 'Your text' }).fill('I cannot host this year.')
  await expect.poll(() => keptByTab(beside)).toContain('I cannot host this year.')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(beside.getByRole('heading', { level: 1, name: 'Your Communication Forest' })).toBeVisible()
  expect(await keptByTab(beside)).not.toContain('understory.')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Communication Forest' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('understory.displayName'))).toBeNull()
  await page.goto('/settings')
  await expect(page.getByText('No conversations yet.')).toBeVisible()
})

test('SET-01 a code opens the forest in another browser, which can be signed out', async ({
  page,
  elsewhere,
  assistant,
}) => {
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const code = await page.getByText(/^(?:[a-z]{5} ){7}[a-z]{5}$/).textContent()
  await elsewhere.goto('/settings?tab=privacy')
  const field = elsewhere.getByRole('textbox', { name: /^Code from another device/ })
  await field.fill('no such code')
  await elsewhere.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(field).toHaveAccessibleDescription("That code doesn't work. Codes last ten minutes and work once.")
  await expect(field).toBeFocused()
  await field.fill(code ?? '')
  await elsewhere.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(elsewhere.getByText('This browser opens the other forest now', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove Another browser' }).click()
  await expect(page.getByRole('button', { name: 'Remove Another browser' })).toHaveCount(0)
  await elsewhere.goto('/settings')
  await expect(elsewhere.getByText('No conversations yet.')).toBeVisible()
})

test('SET-01 asks for a reminder only when turned on, and shows it on the page if refused', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/settings?tab=notifications')
  const watching = page.waitForResponse(/\/assets\/reminder-timer-/)
  await page.getByRole('switch', { name: 'Remind me once a day' }).click()
  await (await watching).finished()
  await page.waitForTimeout(500)
  await page.getByRole('textbox', { name: 'At', exact: true }).fill('10:01')
  await page.clock.runFor(61_000)
  await expect(page.getByText('A few minutes of practice?', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('understory.reminder'))).toContain('2026-11-21')
})
