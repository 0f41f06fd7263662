import type { Page } from '@playwright/test'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test.use({ keepsPages: true })

/** Waits until the browser keeps every page and file of this build. */
async function untilKept(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
    }
  })
}

test('offline the forest, a branch and SproutLog open again, and an entry is kept', async ({ page, context }) => {
  await untilKept(page)
  await context.setOffline(true)

  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Communication Forest')
  await expect(page.getByText('Understory cannot reach its server.')).toBeVisible()

  await page.goto('/dashboard/relationships')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relationships & Community')

  await page.goto('/dashboard/seed/not-planted-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/dashboard/word-counter')
  await ready(page)
  await page.getByLabel('Your words').fill('We walked under the old beeches and said very little.')
  await page.getByRole('button', { name: 'Save to log' }).click()
  await expect(page.getByText('Saved to your log.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Understory cannot reach its server.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove entry from/ })).toHaveCount(1)
})
