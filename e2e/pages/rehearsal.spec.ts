import { expectAccessible } from '../support/axe.ts'
import { withLanguageModel } from '../support/language-model.ts'
import { expect, test } from '../support/test.ts'

test("a rehearsal's review quotes what was said", async ({ page, assistant }) => {
  await assistant.open()
  await page.getByRole('button', { name: 'Practice a conversation' }).click()
  await page.getByRole('button', { name: /Telling a client it'll be late/ }).click()
  const dialog = page.getByRole('dialog', { name: "Telling a client it'll be late" })
  const line = dialog.getByRole('textbox', { name: 'What you say' })
  await line.fill('The release slips to Thursday. One test rig failed.')
  await line.press('Enter')
  await expect(dialog.getByRole('log')).toContainText('What can we still do on Monday?')
  await dialog.getByRole('button', { name: 'Stop and review' }).click()
  await expect(dialog.getByRole('blockquote').first()).toHaveText('The release slips to Thursday. One test rig failed.')
})

test("this browser's model plays a described person, with a fallback line, and no part in a crisis @phone", async ({
  page,
  assistant,
}) => {
  const answers = [['{"plays": true, ', '"line": "Why Friday?"}'], ['Sure! Friday works.']]
  await withLanguageModel(page, { answers })
  await assistant.open()
  await page.getByRole('button', { name: 'Practice a conversation' }).click()
  const casting = page.getByRole('dialog', { name: 'Practice a conversation' })
  await expect(casting).toContainText('plays them in this browser')
  await casting.getByRole('textbox', { name: 'Who are you talking with?' }).fill('my manager')
  await casting.getByRole('button', { name: 'Start' }).click()
  const dialog = page.getByRole('dialog', { name: 'my manager' })
  const line = dialog.getByRole('textbox', { name: 'What you say' })
  await line.fill('Can I have Friday off?')
  await line.press('Enter')
  await expect(dialog.getByRole('log')).toContainText('Why Friday?')
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await line.fill('My sister is moving that day.')
  await line.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/this line is a ready-made one/)
  await expect(dialog.getByRole('log')).not.toContainText('Friday works')
  await expectAccessible(page)
  const asked = () => page.evaluate(() => sessionStorage.getItem('stand-in'))
  const before = await asked()
  await line.fill('i want to kill myself tonight')
  await line.press('Enter')
  await expect(dialog).toContainText('988')
  expect(await asked()).toBe(before)
})
