import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { withLogs } from '../support/dashboard.ts'
import { ready } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const LOGS = JSON.stringify([
  { id: 'a', date: '2026-11-20T10:00:00.000Z', wordCount: 1234, topWords: [{ word: 'river', count: 9 }] },
])
const PASSWORD = 'moss and fern'
const form = (page: Page) => page.getByRole('form', { name: 'Share with a coach' })
const branch = (page: Page, name: string) => form(page).locator('label').filter({ hasText: name })
const generate = (page: Page) => form(page).getByRole('button', { name: 'Generate Share Link' })

async function open(page: Page): Promise<void> {
  await withLogs(page, LOGS)
  await page.goto('/dashboard/sharing')
  await ready(page)
}

/** Creates a link with SproutLog, coaching and a password, and reads it from the clipboard. */
async function makeLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await expect(generate(page)).toBeDisabled()
  await expect(generate(page)).toHaveAccessibleDescription('Choose a branch to make a link or see the preview.')
  await branch(page, 'SproutLog').click()
  await form(page).getByText('Full Coaching').click()
  await form(page).getByText('More choices').click()
  await form(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await generate(page).click()
  await expect(page.getByText('Share link copied to clipboard!', { exact: true })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('SHARE-01 SHARE-03 the form has email, three access levels and five branches, and a mail program link', async ({
  page,
}) => {
  await open(page)
  await expect(form(page).getByRole('textbox', { name: 'Their email' })).toHaveAttribute('type', 'email')
  await expect(form(page).getByRole('textbox', { name: 'Their email' })).toHaveAttribute('required')
  await expect(form(page).getByRole('radio', { name: 'View Only' })).toBeChecked()
  await expect(form(page).getByRole('radio')).toHaveCount(3)
  await expect(form(page).locator('[name="branches"]')).toHaveCount(5)
  await form(page).getByRole('button', { name: 'Send Invitation' }).click()
  await expect(form(page)).toContainText('Write the email address the invitation goes to.')
  await expect(form(page)).toContainText('Choose at least one branch.')
  await expect(form(page).getByRole('textbox', { name: 'Their email' })).toBeFocused()
  await expectAccessible(page)

  await form(page).getByRole('textbox', { name: 'Their email' }).fill('lena@example.org')
  await branch(page, 'Astrology').click()
  await form(page).getByRole('button', { name: 'Send Invitation' }).click()
  await expect(form(page).getByText('Invitation ready', { exact: true })).toBeVisible()
  await expect(form(page).getByRole('link', { name: 'Open your email app' })).toHaveAttribute(
    'href',
    /^mailto:lena%40example\.org\?subject=.+&body=.*%2Fshared%2F/,
  )
  await expect(page.getByText('Invitation Sent!')).toHaveCount(0)
})

test('SHARE-02 SHARE-04 SHARED-02 SHARED-03 A2 a link opens elsewhere, takes a note and a task, and can be edited and closed', async ({
  page,
  elsewhere: coach,
}) => {
  expectFailedRequests(page)
  const link = await makeLink(page)
  expect(link).toMatch(/\/shared\/[0-9a-f-]{36}#[\w-]{43}$/)
  await coach.goto(link)
  const password = coach.getByRole('textbox', { name: 'Password' })
  await password.fill('fern and moss')
  await coach.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(coach.getByText("That password isn't right.")).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(coach.getByText('Coach Access', { exact: true })).toBeVisible()
  await expect(coach.getByText('1,234', { exact: true })).toBeVisible()
  expect(new URL(coach.url()).hash).toBe('')
  await coach.getByRole('textbox', { name: 'Leave a note' }).fill('One thing I noticed.')
  await coach.getByRole('button', { name: 'Post note' }).click()
  await expect(coach.getByRole('textbox', { name: 'Your name' }).first()).toBeFocused()
  await coach.keyboard.type('Lena')
  await coach.getByRole('button', { name: 'Post note' }).click()
  await expect(coach.getByRole('listitem').filter({ hasText: 'One thing I noticed.' })).toBeVisible()
  await coach.getByRole('textbox', { name: 'Your name' }).last().fill('Lena')
  await coach.getByRole('button', { name: 'Set task' }).click()
  await expect(coach.getByRole('textbox', { name: 'Set a practice task' })).toBeFocused()
  await coach.keyboard.type('Slow the first sentence')
  await coach.getByRole('button', { name: 'Set task' }).click()
  await expect(coach.getByRole('listitem').filter({ hasText: 'Slow the first sentence' })).toBeVisible()

  await page.goto('/dashboard')
  const task = page.getByRole('checkbox', { name: /Slow the first sentence/ })
  await page.getByText('Slow the first sentence').click()
  await expect(task).toBeChecked()
  await page.goto('/dashboard/sharing')
  await page.getByRole('button', { name: '1 note' }).click()
  await expect(page.getByText('One thing I noticed.')).toBeVisible()
  await page.getByRole('button', { name: /^Edit access/ }).click()
  await page.getByRole('dialog').getByText('View Only').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Access changed', { exact: true })).toBeVisible()
  await coach.reload()
  await expect(coach.getByText('View Only', { exact: true })).toBeVisible()
  await expect(coach.getByRole('button', { name: 'Post note' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.goto('/dashboard')
  await page.goto('/dashboard/sharing')
  await expect(page.getByText('An example', { exact: true })).toBeVisible()
  await coach.reload()
  await expect(coach.getByRole('heading', { level: 1 })).toHaveText("This share isn't open")
})

test('SHARE-04 an update shows its changes and date, and Remove can be undone for ten seconds @phone', async ({
  page,
  elsewhere: coach,
}) => {
  const link = await makeLink(page)
  await expect(form(page)).toContainText('They see your practice as it is when you make the link.')
  await expect(form(page)).toContainText('It shows your practice as of ')
  const item = page.getByRole('listitem').filter({ hasText: 'Link from ' })
  await expect(item).toContainText('They see your practice as of ')
  const dialog = page.getByRole('dialog')
  const update = item.getByRole('button', { name: /^Update what they see: Link from / })
  await update.click()
  await expect(dialog).toContainText('Nothing has changed since ')
  await expect(dialog.getByRole('button', { name: 'Update', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => {
    const logs = JSON.parse(localStorage.getItem('sproutLogs') ?? '[]')
    logs.unshift({ id: 'b', date: '2026-11-21T10:00:00.000Z', wordCount: 6, topWords: [] })
    localStorage.setItem('sproutLogs', JSON.stringify(logs))
    dispatchEvent(new StorageEvent('storage', { key: 'sproutLogs' }))
  })
  await update.click()
  await expect(dialog).toContainText('from 1,234 words to 1,240 words')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Updated', { exact: true })).toBeVisible()
  await coach.goto(link)
  await coach.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await coach.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(coach.getByText('1,240', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: /^Edit access/ }).click()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Lena')
  await dialog.locator('label').filter({ hasText: 'Astrology' }).click()
  await expect(dialog).toContainText('new: no sections read')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Lena' }).click()
  await expect(page.getByText('Lena: the link closes in 10 seconds.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Lena' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Lena' }).click()
  await expect(page.getByText('Share closed', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('An example', { exact: true })).toBeVisible()
})

test('SHARE-03 a mailed invitation says so for three seconds, then the form is empty', async ({ page }) => {
  await page.route('**/api/shares', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const reply = await route.fetch()
    return route.fulfill({ response: reply, json: { ...(await reply.json()), invitation: 'sent' } })
  })
  await open(page)
  const email = form(page).getByRole('textbox', { name: 'Their email' })
  await email.fill('lena@example.org')
  await branch(page, 'Astrology').click()
  await form(page).getByText('Full Coaching').click()
  await form(page).getByRole('button', { name: 'Send Invitation' }).click()
  await expect(form(page).getByText('Invitation Sent!', { exact: true })).toBeVisible()
  await expect(form(page).getByText('Invitation Sent!')).toHaveCount(0)
  await expect(email).toHaveValue('')
  await expect(form(page).getByRole('radio', { name: 'View Only' })).toBeChecked()
  await expect(branch(page, 'Astrology').getByRole('checkbox')).not.toBeChecked()
})

test('SHARED-01 SHARED-02 the demo is labeled, reads its address, and saves no notes', async ({ page }) => {
  await page.goto('/shared', { waitUntil: 'commit' })
  await expect(page.getByText('Opening what was shared')).toBeAttached()
  await expect(page.getByText('View Only', { exact: true })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('This is an example.')
  await expect(page.getByRole('button', { name: 'Post note' })).toHaveCount(0)
  await page.goto('/shared?branches=astrology,still-waters&access=comment')
  await expect(page.getByText('Comment Access', { exact: true })).toBeVisible()
  await expect(page.getByText('Example note', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Astrology' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'SproutLog' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Post note' }).click()
  await expect(page.getByText('Write a note first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Lena')
  await page.getByRole('textbox', { name: 'Leave a note' }).fill('A note')
  await page.getByRole('button', { name: 'Post note' }).click()
  await expect(
    page.getByText('On a real share, your note would now show next to the figures.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/shared?access=coach')
  await expect(page.getByText('Coach Access', { exact: true })).toBeVisible()
  for (const name of ['SproutLog', 'Professional Growth'])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible()
})
