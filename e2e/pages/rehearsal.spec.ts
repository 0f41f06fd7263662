import { AssistantPage } from '../support/assistant.ts'
import { expect, test } from '../support/test.ts'

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
