import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { card, cardFlyout, form, logsOf, main, openDashboard } from '../support/dashboard.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** Stored seeds; empty before the first. */
const seedsOf = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('branchSeeds') ?? 'null'))

async function fillSeed(page: Page): Promise<void> {
  await form(page)
    .getByRole('textbox', { name: /^Your name/ })
    .fill('Ana')
  await form(page).getByRole('textbox', { name: 'Kind of branch' }).fill('Talking with teenagers')
  await form(page).getByRole('textbox', { name: 'Why would it help?' }).fill('The door stays shut.')
}

test('SEED-01 SEED-02 a seed is validated, saved, thanked for seven seconds, and kept in the form on failure', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await openDashboard(page)
  await page.clock.pauseAt('2026-11-21T10:05:00')
  const kind = form(page).getByRole('textbox', { name: 'Kind of branch' })
  const plant = form(page).getByRole('button', { name: 'Plant a Seed' })
  const thanks = page.getByRole('heading', { name: 'Thank you, Ana.' })
  const again = page.getByRole('button', { name: 'Suggest a branch' })
  await expect(form(page)).toHaveCount(0)
  await again.click()
  // The form's script may load after the clock moved.
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(form(page).getByRole('textbox', { name: /^Your name/ })).toBeFocused({ timeout: 500 })
  }).toPass()
  await kind.fill('   ')
  await plant.click()
  await expect(kind).toBeFocused()
  await expect(form(page)).toContainText('Name the kind of branch in a few words.')
  await expect(form(page)).toContainText('Say in a sentence why it would help.')
  expect(await seedsOf(page)).toBeNull()
  await kind.fill('Talking with teenagers')
  await expect(form(page)).not.toContainText('Name the kind of branch in a few words.')
  await expect(kind).toBeFocused()

  await fillSeed(page)
  await plant.click()
  await expect(thanks).toBeFocused()
  await expect(main(page)).toContainText('Talking with teenagers')
  await expect(page.getByText('Seed Planted!', { exact: true })).toBeVisible()
  await expect(
    page.getByText("Your branch idea is now growing in our forest. We'll nurture it carefully!", { exact: true }),
  ).toBeVisible()
  await page.clock.runFor(6500)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(1000)
  await expect(thanks).toHaveCount(0)
  await expect(again).toBeFocused()
  await expect(form(page)).toHaveCount(0)

  await again.click()
  await expect(form(page).getByRole('textbox', { name: /^Your name/ })).toBeFocused()
  await expect(kind).toHaveValue('')
  await fillSeed(page)
  await kind.fill('Neighbors')
  await plant.click()
  await thanks.waitFor()
  expect(await seedsOf(page)).toMatchObject([{ branchType: 'Talking with teenagers' }, { branchType: 'Neighbors' }])

  await page.clock.runFor(8000)
  await again.click()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await fillSeed(page)
  await plant.click()
  await expect(form(page).getByRole('alert')).toContainText('Your words are still here.')
  await expect(form(page).getByRole('textbox', { name: 'Why would it help?' })).toHaveValue('The door stays shut.')
  await expect(thanks).toHaveCount(0)
})

test('axe passes for an open card, a corrected form and a thank-you, by day and night', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Suggest a branch' }).click()
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await expect(form(page)).toContainText('Say in a sentence why it would help.')
  if (!isMobile) {
    await card(page, 'Art & Creativity').hover()
    await cardFlyout(page, 'Art & Creativity').getByRole('link').first().waitFor()
  }
  await expectAccessible(page)
  // The rest is the same on a phone.
  if (isMobile) return
  await page.evaluate((logs) => localStorage.setItem('sproutLogs', logs), logsOf(6000))
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'Suggest a branch' }).click()
  await fillSeed(page)
  await form(page).getByRole('button', { name: 'Plant a Seed' }).click()
  await page.getByRole('heading', { name: 'Thank you, Ana.' }).waitFor()
  await expectAccessible(page)
})
