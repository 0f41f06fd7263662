import type { Page } from '@playwright/test'
import { lookAt } from '../support/layout.ts'
import { toast } from '../support/navigation.ts'
import { ready } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const TEXT =
  'Hi Priya,\n\nThank you for the photos. I just think that the repair may take until Thursday. The request was closed by the warehouse in order to save time.'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Text' })
const margin = (page: Page) => page.getByRole('complementary', { name: 'In the margin' })

test('TEXT-01 TEXT-02: reads text while typing, edits from the margin, analyzes it, and fits small phones', async ({
  page,
}) => {
  await page.goto('/dashboard/text-analysis')
  await expect(analyze(page)).toBeDisabled()
  await box(page).press('Control+Enter')
  await expect(toast(page, 'Text Required')).toBeVisible()

  await box(page).fill(TEXT)
  await expect(page.getByText('Reads like')).toBeVisible()
  await margin(page)
    .getByRole('button', { name: /^Wordy Note/ })
    .click()
  await margin(page).getByRole('button', { name: 'Use this' }).click()
  await expect(box(page)).toHaveValue(/warehouse to save time\.$/)
  await page.getByRole('button', { name: 'Undo change' }).click()
  await expect(box(page)).toHaveValue(TEXT)

  const request = page.waitForRequest('**/api/analyze/text')
  await analyze(page).click()
  expect((await request).postDataJSON()).toEqual({ text: TEXT, context: 'Personal' })
  await expect(toast(page, 'Analysis Complete')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible()
  await expect(page.getByText('Updated: the analysis also read whole sentences.')).toBeVisible()
  const again = page.waitForRequest('**/api/analyze/text')
  await page.getByRole('button', { name: /^Warmth: why/ }).click()
  expect((await again).postDataJSON()).toEqual({ text: TEXT, context: 'Personal', reasons: true })
  await page.getByRole('button', { name: /^Formality: why/ }).click()
  await expect(page.getByText(/^The text as a whole lowers it/)).toBeVisible()
  await lookAt(page)
})

test('keyboard margin, muted kinds and marks; the tone bar explains, moves and compares', async ({ page }) => {
  await page.goto('/dashboard/text-analysis')
  await box(page).fill(TEXT)
  const heads = margin(page).getByRole('button', { name: /Note \d+ of/ })
  await expect(heads.first()).toBeVisible()
  await expect(page.getByText(new RegExp(` ${await heads.count()} notes\\.$`))).toBeVisible()
  await box(page).press('Alt+ArrowDown')
  const first = margin(page).getByRole('button', { expanded: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(heads.nth(1)).toBeFocused()
  await expect(heads.nth(1)).toHaveAttribute('aria-expanded', 'true')

  const passive = margin(page).getByRole('button', { name: /^Passive \d/ })
  await passive.click()
  await expect(passive).toHaveAttribute('aria-pressed', 'false')
  await expect(margin(page).getByRole('button', { name: /^Passive Note/ })).toHaveCount(0)
  await margin(page)
    .getByRole('button', { name: /^Keep this \d/ })
    .click()
  await expect(margin(page).getByRole('button', { name: /^Keep this Note/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Read with notes' }).click()
  const mark = page.getByRole('region', { name: 'Your text' }).getByRole('button', { name: /^in order to/ })
  await mark.press('Enter')
  await expect(margin(page).getByRole('button', { expanded: true })).toHaveText(/^Wordy|Wordy/)

  // A new text, for the tone bar.
  await page.reload()
  await ready(page)
  await page.getByText('The tone you want').click()
  for (const name of ['Warmth', 'Formality']) await expect(page.getByRole('combobox', { name })).toBeVisible()
  await page.getByRole('combobox', { name: 'Confidence' }).selectOption('Sure')
  await box(page).fill(
    'I just think that it might perhaps work. Maybe I could possibly try, sort of. I am not sure. We can talk about it on Monday.',
  )
  const bar = page.getByRole('meter', { name: /^Confidence/ })
  await expect(bar).toBeVisible()
  await expect(page.getByText(/^Confidence: you want sure/)).toBeVisible()
  const placeBefore = Number(await bar.getAttribute('aria-valuenow'))
  await page.getByRole('button', { name: 'Confidence: why?' }).click()
  const phrases = page.getByRole('button', { name: /^“.+” lowers/ })
  await expect(phrases.first()).toBeVisible()
  for (const phrase of await phrases.all()) await phrase.click()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(placeBefore)
  await expect(box(page)).toHaveValue(/^I just think/)
})

test("TEXT-03 NET-04: a failed or malformed analysis says so, and keeps the browser's measurements", async ({
  page,
}) => {
  expectFailedRequests(page)
  const message = 'The server is restarting.'
  const problem = { statusCode: 503, code: 'closing', message, retryable: true, requestId: 'r' }
  const replies = [{ status: 503, json: problem }, { json: { id: 'x' } }]
  await page.route('**/api/analyze/text', (route) => route.fulfill(replies.shift() ?? { status: 500 }))
  await page.goto('/dashboard/text-analysis')
  await box(page).fill(TEXT)
  await expect(page.getByText('Reads like')).toBeVisible()
  await analyze(page).click()
  await expect(toast(page, 'Analysis Failed')).toBeVisible()
  await expect(toast(page, 'There was an error analyzing your text. Please try again.')).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'There was a problem analyzing your text.' })
  await expect(alert).toContainText(message)
  await expect(page.getByText('Reads like')).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).not.toContainText(message)
  await expect(alert).toContainText('There was a problem analyzing your text.')
  await expect(analyze(page)).toBeEnabled()
})

test('BR-11 BR-13 SIDE-01: the developer form, writing box and side panel show the same reading', async ({ page }) => {
  await page.goto('/dashboard/dev')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('meeting_notes')
  await box(page).fill('Decided: we begin on Monday. Ana: send the plan. Open: who pays?')
  await expect(page.getByText('A decision is written down.')).toBeVisible()
  await expect(page.getByText('5 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(toast(page, 'Analysis Complete')).toBeVisible()
  for (const path of ['/dashboard/writers-creators', '/old-dashboard']) {
    await page.goto(path)
    await box(page).fill(TEXT)
    await expect(page.getByRole('heading', { name: 'How it reads' })).toBeVisible()
  }
})
