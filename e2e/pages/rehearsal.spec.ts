import { AssistantPage } from '../support/assistant.ts'
import { expect, test } from '../support/test.ts'

test('a conversation is rehearsed, and the look back quotes what was said', async ({ page }) => {
  const assistant = new AssistantPage(page)
  await assistant.open()
  await page.getByRole('button', { name: 'Practice this' }).click()
  await page.getByRole('button', { name: /Telling a client it'll be late/ }).click()
  const dialog = page.getByRole('dialog', { name: "Telling a client it'll be late" })
  const line = dialog.getByRole('textbox', { name: 'What you say' })
  await line.fill('The release slips to Thursday. One test rig failed.')
  await line.press('Enter')
  await expect(dialog.getByRole('log')).toContainText('What can we still do on Monday?')
  await dialog.getByRole('button', { name: 'Stop and review' }).click()
  await expect(dialog.getByRole('blockquote').first()).toHaveText('The release slips to Thursday. One test rig failed.')
})
