import { AssistantPage } from '../support/assistant.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const CONVERSATION = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Weekends with Dad',
  createdAt: '2026-11-21T10:20:00.000Z',
  context: 'Personal',
  content: 'You: One line\nand another\n\nUnderstory: Say it once.\n\n> I still need two weekends.',
}

test('SET-02 an empty history says so and that it fills once one talks with the assistant', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByText('No conversations yet.')).toBeVisible()
  await expect(
    page.getByText('Your chat history will appear here once you start talking with the assistant.'),
  ).toBeVisible()
})

test('SET-02 a conversation shows title, date, context and its whole content with line breaks', async ({ page }) => {
  await page.route('**/api/conversations', (route) => route.fulfill({ json: [CONVERSATION] }))
  await page.goto('/settings')
  const item = page.getByRole('listitem').filter({ hasText: 'Weekends with Dad' })
  await expect(item).toContainText('Nov 21, 2026, 04:05 PM')
  await expect(item).toContainText('Personal')
  await expect(item.getByText('One line\nand another')).toHaveCSS('white-space-collapse', 'preserve')
  await expect(item).toContainText('I still need two weekends.')
  await item.getByRole('button', { name: 'Weekends with Dad', exact: true }).click()
  await expect(item.getByText('and another', { exact: false })).toHaveCSS('white-space-collapse', 'collapse')
})

test('SET-02 while the history loads the page says so', async ({ page }) => {
  await page.route('**/api/conversations', () => {})
  await page.goto('/settings')
  await expect(page.getByText('Loading your conversations')).toBeAttached()
})

test('SET-03 deleting asks first, closes its buttons while it works, and keeps what was not confirmed', async ({
  page,
}) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Delete / })).toBeFocused()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.route('**/api/conversations/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Your conversation has been removed.', { exact: true })).toBeVisible()
})

test('SET-04 when a deletion fails the dialog stays open and a toast says so', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  await page.route('**/api/conversations', (route) => route.fulfill({ json: [CONVERSATION] }))
  await page.route('**/api/conversations/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Weekends with Dad' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete', { exact: true })).toBeVisible()
  await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('SET-05 when the list fails a toast says so and the page offers to try again', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  let calls = 0
  await page.route('**/api/conversations', (route) =>
    ++calls === 1 ? route.fulfill({ status: 500, body: 'no' }) : route.fulfill({ json: [CONVERSATION] }),
  )
  await page.goto('/settings')
  await expect(page.getByText('Failed to load conversations', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Weekends with Dad' })).toBeVisible()
})

test('SET-06 clearing deletes every conversation after a confirmation', async ({ page }) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Clear Data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Data' }).click()
  await expect(page.getByText('No conversations yet.')).toBeVisible()
})

test('SET-01 four tabs, each with something of its own, and the address remembers which', async ({ page }) => {
  await page.goto('/settings')
  const headings = {
    Conversations: 'Data Management',
    Profile: 'Appearance',
    Notifications: 'Practice reminders',
    Privacy: 'What is kept, and where',
  }
  for (const [tab, heading] of Object.entries(headings)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  const transcripts = page.getByRole('switch', { name: 'Keep transcripts' })
  await expect(transcripts).not.toBeChecked()
  await transcripts.click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Privacy' })).toHaveAttribute('aria-selected', 'true')
  await expect(transcripts).toBeChecked()
})

test('SET-01 everything can be taken out, brought in elsewhere and deleted, here and on the server', async ({
  page,
  elsewhere,
}) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings?tab=profile')
  await page.getByRole('textbox', { name: /^What we may call you/ }).fill('Ana')
  await page.goto('/settings?tab=privacy')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const path = await (await downloading).path()

  await elsewhere.goto('/settings?tab=privacy')
  await elsewhere.getByLabel('Bring in a download').setInputFiles(path)
  await expect(elsewhere.getByText('Brought in', { exact: true })).toBeVisible()
  await elsewhere.getByRole('tab', { name: 'Conversations' }).click()
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'I want to say no to hosting again' })).toBeVisible()
  await elsewhere.getByRole('tab', { name: 'Profile' }).click()
  await expect(elsewhere.getByRole('textbox', { name: /^What we may call you/ })).toHaveValue('Ana')

  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Communication Forest' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('understory.displayName'))).toBeNull()
  await page.goto('/settings')
  await expect(page.getByText('No conversations yet.')).toBeVisible()
})

test('SET-01 a code opens the same forest in another browser, and that browser can be ended', async ({
  page,
  elsewhere,
}) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await assistant.ask('I want to say no to hosting again')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const code = await page.getByText(/^(?:[a-z]{5} ){7}[a-z]{5}$/).textContent()
  await elsewhere.goto('/settings?tab=privacy')
  await elsewhere.getByRole('textbox', { name: /^Code from another device/ }).fill(code ?? '')
  await elsewhere.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(elsewhere.getByText('This browser opens the other forest now', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'End Another browser' }).click()
  await expect(page.getByRole('button', { name: 'End Another browser' })).toHaveCount(0)
  await elsewhere.goto('/settings')
  await expect(elsewhere.getByText('No conversations yet.')).toBeVisible()
})

test('SET-01 a reminder is asked for only when it is switched on, and shows on the page where the browser refuses', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/settings?tab=notifications')
  const watching = page.waitForResponse(/\/assets\/reminding-/)
  await page.getByRole('switch', { name: 'Remind me once a day' }).click()
  await (await watching).finished()
  await page.waitForTimeout(500)
  await page.getByRole('textbox', { name: 'At', exact: true }).fill('10:01')
  await page.clock.runFor(61_000)
  await expect(page.getByText('A few minutes of practice?', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('understory.reminder'))).toContain('2026-11-21')
})

test('RT-02 settings answer at both addresses', async ({ page }) => {
  for (const path of ['/settings', '/dashboard/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  }
})

test('the chosen forest is kept and stands before the first paint', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Night' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.goto('/dashboard/chatbot', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
})

test('axe finds nothing on the settings page and its dialog, by day and by night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/conversations', (route) => route.fulfill({ json: [CONVERSATION] }))
  await page.goto('/settings')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete Weekends with Dad' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const tab of ['Profile', 'Notifications', 'Privacy']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
  }
})
