import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test('DASH-06 the old shell has its sidebar and analysis, and a context opens the assistant', async ({ page }) => {
  await open(page, '/old-dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Forest sidebar' })
  for (const name of ['Public Speaking', 'Work Communication', 'Study & Learning', 'Settings', 'Help', 'My Forest'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Communication analysis' })
  await expect(panel.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Analyze Text' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Open the assistant' })).toHaveAttribute('href', '/dashboard/chatbot')
  await expectAccessible(page)
  for (const context of ['Personal', 'Work', 'Family', 'Faith']) {
    await sidebar.getByRole('link', { name: context, exact: true }).click()
    await expect(page).toHaveURL('/dashboard/chatbot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(context)
    await page.goBack()
  }
  await sidebar.getByRole('link', { name: 'Parenting', exact: true }).click()
  await expect(page).not.toHaveURL('/old-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("We can't find that page")
})
