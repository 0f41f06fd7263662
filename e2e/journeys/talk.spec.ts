import type { Locator } from '@playwright/test'
import { AssistantPage } from '../support/assistant.ts'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const MATTER = 'I have to tell my landlord on Friday that the heater is broken'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('from a worry to a card on a phone, and back to a line that the assistant offers again', async ({ page }) => {
  const assistant = new AssistantPage(page)
  let presses = 0
  const tap = (button: Locator) => {
    presses++
    return button.tap()
  }
  await assistant.open()
  await assistant.ask(MATTER)
  await tap(assistant.log.getByRole('button', { name: 'Your apartment has no heat and your landlord stalls' }))
  await tap(assistant.log.getByRole('button', { name: 'Prepare this' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk with my landlord')
  await expect(page.getByLabel('What day?')).not.toHaveValue('')
  const opening = page.getByRole('textbox', { name: 'The line you open with' })
  await expect(opening).toHaveValue(/since \[date\]/)
  await opening.fill("The heat has been out since Sunday, and it's 54 in here. Who's coming today?")
  await tap(page.getByRole('button', { name: 'Rehearse these' }))
  await tap(page.getByRole('button', { name: 'Show my answer' }))
  await page.keyboard.press('Escape')
  await tap(page.getByRole('link', { name: 'Card to carry' }))
  await expect(page.getByText("it's 54 in here")).toBeInViewport()
  await expect(page.getByText('Breathe in for four')).toBeInViewport()
  expect(presses).toBeLessThanOrEqual(8)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the talk' }).tap()
  await expect(opening).toHaveValue(/it's 54 in here/)
  await page.getByText('Did you have it already?').tap()
  await page.getByRole('button', { name: 'Well', exact: true }).tap()
  await page.getByRole('button', { name: 'Keep my opening' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/talks')
  await expect(page.getByText('To my landlord')).toBeVisible()
  await assistant.open()
  await page.getByRole('button', { name: 'New conversation' }).tap()
  await assistant.ask('My landlord wants to raise the rent')
  await assistant.log.getByRole('button').filter({ hasText: /rent/i }).first().tap()
  await expect(assistant.log.getByText('Your own line, to your landlord, and it worked:')).toBeVisible()
  await expect(assistant.log.getByText("it's 54 in here")).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ keepsPages: true })

  test('a talk and its card open, and what is written waits', async ({ page, context, failedRequestsExpected }) => {
    test.slow()
    await page.goto('/dashboard/talks')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller) {
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
      }
    })
    await page.getByRole('button', { name: 'Prepare a talk' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A talk')
    await page.getByLabel('Who are you talking to?').fill('Sam')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await context.setOffline(true)
    failedRequestsExpected.value = true
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk with Sam')
    await page.getByRole('textbox', { name: 'The line you open with' }).fill('Sam, can we talk about Sunday?')
    await expect(page.getByText("It's saved in this browser")).toBeVisible()
    await page.getByRole('link', { name: 'Card to carry' }).click()
    await expect(page.getByText('Sam, can we talk about Sunday?')).toBeVisible()

    await context.setOffline(false)
    const answers = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await page.reload()
    await answers
  })
})
