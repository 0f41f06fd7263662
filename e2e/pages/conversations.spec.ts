import { AssistantPage } from '../support/assistant.ts'
import { expect, test } from '../support/test.ts'

test('an old conversation is found by its words, renamed, and gone on with', async ({ page }) => {
  const assistant = new AssistantPage(page)
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
  await found.getByLabel('New title').fill('A day off')
  await found.getByRole('button', { name: 'Save' }).click()
  await expect(found.getByRole('heading', { name: 'A day off' })).toBeVisible()
  await found.getByRole('button', { name: 'Continue this conversation' }).click()
  await expect(assistant.log).toContainText('how do i ask my boss for friday off')
  await expect(assistant.log).not.toContainText('loud music')
})

test('a conversation is rehearsed, and the look back quotes what was said', async ({ page }) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await page.getByRole('button', { name: 'Practice this' }).click()
  await page.getByRole('button', { name: /The date that slips/ }).click()
  const dialog = page.getByRole('dialog', { name: 'The date that slips' })
  const line = dialog.getByRole('textbox', { name: 'What you say' })
  await line.fill('The release slips to Thursday. One test rig failed.')
  await line.press('Enter')
  await expect(dialog.getByRole('log')).toContainText('What does the client lose?')
  await dialog.getByRole('button', { name: 'Stop and look back' }).click()
  await expect(dialog.getByRole('blockquote').first()).toHaveText('The release slips to Thursday. One test rig failed.')
})
