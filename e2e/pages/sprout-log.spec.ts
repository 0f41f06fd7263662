import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { logsOf, withLogs } from '../support/dashboard.ts'
import { standInForRecognizer } from '../support/recognizer.ts'
import { expect, test } from '../support/test.ts'

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

test('SPROUT-01 SPROUT-02 SPROUT-03 SPROUT-04 SPROUT-05 SPROUT-06 counts text while typing, saves, removes and restores it', async ({
  page,
}) => {
  await page.goto('/dashboard/word-counter')
  await page.getByLabel('Your words').fill('Garden, garden! A GARDEN is green: red wall, red gate.')
  await expect(page.getByText('10', { exact: true })).toBeVisible()
  const garden = page.getByRole('meter', { name: 'garden' })
  await expect(garden).toHaveAttribute('aria-valuenow', '24')
  await expect(garden.locator('foreignObject')).toHaveAttribute('width', '24%')
  await page.getByRole('button', { name: 'Save to log' }).click()
  await expect(page.getByText('10 words saved to your log.')).toBeVisible()
  const [entry] = await stored(page, 'sproutLogs')
  expect(Object.keys(entry).toSorted()).toEqual(['date', 'id', 'topWords', 'wordCount'])
  await page.getByRole('button', { name: /^Remove entry from/ }).click()
  expect(await stored(page, 'sproutLogs')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await stored(page, 'sproutLogs')).toEqual([entry])
  await expect(page.getByRole('button', { name: /^Remove entry from/ })).toBeFocused()

  // Without transcription, the page says so before recording.
  await page.getByRole('tab', { name: 'Voice Recording' }).click()
  await expect(page.getByRole('note')).toContainText('so a recording would count no words')
  await page.getByRole('button', { name: 'Type instead' }).click()
  await expect(page.getByLabel('Your words')).toHaveValue('')
  await expect(page.getByText('The words you use most show up here as you write.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring my text back' }).click()
  await expect(page.getByLabel('Your words')).toHaveValue(/^Garden, garden!/)
  await expectAccessible(page)
})

test('keeps an unfinished entry in its tab, and shows more than twelve entries on request', async ({ page }) => {
  await page.goto('/dashboard/word-counter')
  await page.getByRole('textbox', { name: 'Your words' }).fill('listen to the garden')
  await page.getByRole('link', { name: 'LeafPrint' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Curious Sapling' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue('listen to the garden')
  await page.getByRole('button', { name: 'Save to log' }).click()
  await expect(page.getByText('4 words saved to your log.')).toBeVisible()
  await page.reload()
  const removes = page.getByRole('button', { name: 'Remove entry from' })
  await expect(removes).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue('')
  const [entry] = await stored(page, 'sproutLogs')
  const many = Array.from({ length: 13 }, (_, at) => ({ ...entry, id: String(at) }))
  await page.evaluate((logs) => localStorage.setItem('sproutLogs', logs), JSON.stringify(many))
  await page.reload()
  await page.getByRole('button', { name: 'Show all 13 entries' }).click()
  await expect(removes.nth(12)).toBeFocused()
})

test('SPROUT-04 the browser transcribes a recording, which is counted and saved', async ({ page }) => {
  await standInForRecognizer(page, { available: 'available', says: ['the garden listens to the garden'] })
  await page.goto('/dashboard/word-counter')
  await page.getByRole('tab', { name: 'Voice Recording' }).click()
  await expect(page.getByText('Your browser turns your speech into text on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Voice Recording' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('the garden listens to the garden')
  await expect(page.getByText('Saved to your log.')).toBeVisible()
  expect(await stored(page, 'sproutLogs')).toMatchObject([{ wordCount: 6 }])
})

test('leaves unreadable entries alone and lets them be downloaded', async ({ page }) => {
  await withLogs(page, '{"version":0')
  await page.goto('/dashboard/word-counter')
  await expect(page.getByRole('alert')).toContainText("this page can't read them")
  await page.getByLabel('Your words').fill('listen first')
  await page.getByRole('button', { name: 'Save to log' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was changed' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sproutLogs'))).toBe('{"version":0')
  const download = page.waitForEvent('download')
  await page.getByRole('alert').getByRole('button', { name: 'Download saved data' }).click()
  expect((await download).suggestedFilename()).toBe('understory-entries.json')
})

test('LEAF-01 LEAF-02 LEAF-03 the tree grows from the logs; without any, three labeled samples show', async ({
  page,
}) => {
  await page.goto('/dashboard/leafprint')
  await expect(page.getByRole('heading', { level: 1, name: 'Curious Sapling' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Past logs' }).getByText('Sample', { exact: true })).toHaveCount(3)

  const growth = page.getByRole('meter', { name: 'Growth rate' })
  await page.evaluate((logs) => localStorage.setItem('sproutLogs', logs), logsOf(750, 750))
  await page.reload()
  await expect(growth).toHaveAttribute('aria-valuetext', 'No growth yet')
  await page.evaluate((logs) => localStorage.setItem('sproutLogs', logs), logsOf(900, 600))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Growing Pine' })).toBeVisible()
  await expect(page.getByText('1,500', { exact: true }).first()).toBeVisible()
  await expect(growth).toHaveAttribute('aria-valuetext', '+50%')
  await expect(page.getByRole('img', { name: /^Your LeafPrint, a pine of 1,500 words/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Words per day: / })).toHaveAccessibleName(/ 600, .* 900\.$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PNG' }).first().click()
  expect((await download).suggestedFilename()).toBe('growing-pine.png')
  await expectAccessible(page)
})

test('SEED-03 SEED-01 a one-box suggestion grows a page that the dashboard lists and can remove', async ({ page }) => {
  await page.goto('/dashboard/new-branch?wish=Asking%20for%20help')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveValue('Asking for help')
  await main.getByRole('textbox').fill('')
  await expect(main).toContainText("and we'll do our best to grow one just for you")
  await main.getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(main).toContainText('Say in a few words what should grow here.')
  await expect(main.getByRole('textbox')).toBeFocused()
  await main.getByRole('textbox').fill('Talking with teenagers. The door stays shut.')
  await main.getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(main.getByRole('button', { name: 'Suggest Another Branch' })).toBeVisible()
  await main.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talking with teenagers' })).toBeVisible()
  await main.getByRole('link', { name: /^Hear Them Out/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hear Them Out' })).toBeVisible()

  await page.goto('/dashboard')
  const seeds = page.getByRole('region', { name: 'Growing from your seeds' })
  await seeds.getByRole('button', { name: 'Remove Talking with teenagers' }).click()
  expect(await stored(page, 'branchSeeds')).toEqual([])
  await seeds.getByRole('button', { name: 'Undo' }).click()
  await expect(seeds.getByRole('link', { name: /^Talking with teenagers/ })).toBeVisible()
  await expectAccessible(page, '#growing-seeds')
  await page.goto('/dashboard/seed/12')
  await expect(page.getByRole('heading', { level: 1, name: "This seed isn't here" })).toBeVisible()
})
