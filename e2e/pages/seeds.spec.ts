import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { withLanguageModel } from '../support/language-model.ts'
import { open, withInstallation } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: 'Can we talk about the fence?' }
const written = {
  intro: 'Start with what you both want.',
  aloud: task,
  write: { ...task, title: 'A note for the door' },
  coach: { ...task, title: 'Plan it with the coach' },
  starters: ['I need to talk about the fence.', 'I want to stay calm.'],
  ideas: ['The fence', 'The noise', 'Saying thanks'].map((label) => ({ label, description: 'One small talk.' })),
}
const seed = {
  branchType: 'Talking with neighbors',
  rationale: 'The fence fell down.',
  id: 17,
  status: 'growing',
  plantedAt: '2026-11-21T10:05:00.000Z',
}

/** Stores a seed before the first page opens. */
async function plant(page: Page, planted: typeof seed): Promise<void> {
  await page.addInitScript((one) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('branchSeeds'))
      localStorage.setItem('branchSeeds', JSON.stringify([one]))
  }, planted)
}

test("this browser's model writes a seed's page and ideas on request @phone", async ({ page }) => {
  const text = JSON.stringify(written)
  await withLanguageModel(page, { answers: [['I would rather not.'], [text.slice(0, 40), text.slice(40)]] })
  await plant(page, seed)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/nav/seed-page')) asked.push(request.url())
  })
  await open(page, '/dashboard/seed/17')
  const writer = page.getByRole('region', { name: 'Who writes this page' })
  await expect(writer).toContainText('The model runs in this browser.')
  expect(asked).toEqual([])
  await writer.getByRole('button', { name: /^Write it with/ }).click()
  await expect(writer).toContainText("The model's answer couldn't be used")
  await expect(page.getByText('These tasks were written for topics of this kind.')).toBeVisible()
  await writer.getByRole('button', { name: /^Write it with/ }).click()
  await expect(page.getByText('Start with what you both want.')).toBeVisible()
  await expect(writer).toContainText('wrote this page')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'A note for the door' })).toBeVisible()
  await page.getByRole('link', { name: /^The noise/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The noise' })).toBeVisible()
  await page.goBack()
  await writer.getByRole('button', { name: 'Use the built-in page' }).click()
  await expect(page.getByText('These tasks were written for topics of this kind.')).toBeVisible()
})

test("the server's model writes a page, reports failure, and a crisis brings help", async ({ page }) => {
  expectFailedRequests(page)
  await plant(page, seed)
  await withInstallation(page, { assistant: { name: 'llama3.2', builtIn: false, leaves: null } })
  const problem = { statusCode: 502, code: 'assistant-unavailable', message: 'No.', retryable: true, requestId: 'x' }
  const help = { kind: 'help', level: 'mention', text: 'Someone could get hurt.', lines: [] }
  const replies = [
    { status: 502, json: problem },
    { status: 200, json: { page: written, by: { name: 'llama3.2', place: 'server' } } },
    { status: 200, json: { page: null, helpPart: help } },
  ]
  await page.route('**/api/nav/seed-page', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ title: seed.branchType, rationale: seed.rationale })
    await route.fulfill(replies.shift())
  })
  await page.goto('/dashboard/seed/17')
  const writer = page.getByRole('region', { name: 'Who writes this page' })
  await expect(writer).toContainText('is sent to llama3.2')
  const write = writer.getByRole('button', { name: 'Write it with llama3.2' })
  await write.click()
  await expect(writer).toContainText("That didn't work")
  await write.press('Enter')
  await expect(writer).toContainText('llama3.2 wrote this page.')
  await expect(writer.getByRole('button', { name: 'Write it again' })).toBeFocused()
  await writer.getByRole('button', { name: 'Write it again' }).press('Enter')
  await expect(writer).toContainText('Someone could get hurt.')
})

test('a sentence seed asks for its name and kind, and links related pages @phone', async ({ page }) => {
  const sentence = {
    ...seed,
    branchType: 'My kid wants to quit piano',
    rationale: 'We fight about it every day at five.',
  }
  await plant(page, sentence)
  await open(page, '/dashboard/seed/17')
  await expect(page.getByRole('heading', { level: 1, name: 'Your idea' })).toBeVisible()
  // Nobody here could write its page.
  await expect(page.getByRole('region', { name: 'Who writes this page' })).toHaveCount(0)
  const name = page.getByRole('textbox', { name: 'What should we call it?' })
  await expect(name).toHaveValue('My kid')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /^Your kid wants to quit/ }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectAccessible(page)
  await name.fill('Piano')
  await page.getByRole('combobox', { name: 'What is it?' }).selectOption('A skill')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Piano' })).toBeVisible()
  await page.getByRole('link', { name: /^Words to Have Ready/ }).click()
  await expect(page.getByText(/^My topic: Piano\. /).first()).toBeVisible()
})
