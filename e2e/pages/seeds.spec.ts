import { expectAccessible } from '../support/axe.ts'
import { withLanguageModel } from '../support/language-model.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: 'Can we talk about the fence?' }
const page = {
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

test("this browser's model writes a seed's page and ideas on request @phone", async ({ page: tab, context }) => {
  const text = JSON.stringify(page)
  await withLanguageModel(context, { answers: [['I would rather not.'], [text.slice(0, 40), text.slice(40)]] })
  await context.addInitScript((planted) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('branchSeeds'))
      localStorage.setItem('branchSeeds', JSON.stringify([planted]))
  }, seed)
  const asked: string[] = []
  tab.on('request', (request) => {
    if (request.url().includes('/api/nav/seed-page')) asked.push(request.url())
  })
  await tab.goto('/dashboard/seed/17')
  await ready(tab)
  const writer = tab.getByRole('region', { name: 'Who writes this page' })
  await expect(writer).toContainText('The model runs in this browser.')
  expect(asked).toEqual([])
  await writer.getByRole('button', { name: /^Write it with/ }).click()
  await expect(writer).toContainText("The model's answer couldn't be used")
  await expect(tab.getByText('These tasks were written for topics of this kind.')).toBeVisible()
  await writer.getByRole('button', { name: /^Write it with/ }).click()
  await expect(tab.getByText('Start with what you both want.')).toBeVisible()
  await expect(writer).toContainText('wrote this page')
  await expectAccessible(tab)
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'A note for the door' })).toBeVisible()
  await tab.getByRole('link', { name: /^The noise/ }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'The noise' })).toBeVisible()
  await tab.goBack()
  await writer.getByRole('button', { name: 'Use the built-in page' }).click()
  await expect(tab.getByText('These tasks were written for topics of this kind.')).toBeVisible()
})

test('a seed offers no writing without a language model', async ({ page: tab, context }) => {
  await context.addInitScript((planted) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('branchSeeds', JSON.stringify([planted]))
  }, seed)
  await tab.goto('/dashboard/seed/17')
  await expect(tab.getByRole('heading', { name: 'What grows from it' })).toBeVisible()
  await expect(tab.getByRole('region', { name: 'Who writes this page' })).toHaveCount(0)
})

test("the server's model writes a page, reports failure, and a crisis brings help", async ({
  page: tab,
  context,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  await context.addInitScript((planted) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('branchSeeds'))
      localStorage.setItem('branchSeeds', JSON.stringify([planted]))
  }, seed)
  await tab.route('**/api/installation', async (route) => {
    const response = await route.fetch()
    const assistant = { name: 'llama3.2', builtIn: false, leaves: null }
    await route.fulfill({ response, json: { ...(await response.json()), assistant } })
  })
  const problem = { statusCode: 502, code: 'assistant-unavailable', message: 'No.', retryable: true, requestId: 'x' }
  const help = { kind: 'help', level: 'mention', text: 'Someone could get hurt.', lines: [] }
  const replies = [
    { status: 502, json: problem },
    { status: 200, json: { page, by: { name: 'llama3.2', place: 'server' } } },
    { status: 200, json: { page: null, helpPart: help } },
  ]
  await tab.route('**/api/nav/seed-page', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ title: seed.branchType, rationale: seed.rationale })
    await route.fulfill(replies.shift())
  })
  await tab.goto('/dashboard/seed/17')
  const writer = tab.getByRole('region', { name: 'Who writes this page' })
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

test('a sentence seed asks for its name and kind, and links related pages @phone', async ({ page: tab, context }) => {
  const sentence = {
    ...seed,
    branchType: 'My kid wants to quit piano',
    rationale: 'We fight about it every day at five.',
  }
  await context.addInitScript((planted) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('branchSeeds'))
      localStorage.setItem('branchSeeds', JSON.stringify([planted]))
  }, sentence)
  await tab.goto('/dashboard/seed/17')
  await ready(tab)
  await expect(tab.getByRole('heading', { level: 1, name: 'Your idea' })).toBeVisible()
  const name = tab.getByRole('textbox', { name: 'What should we call it?' })
  await expect(name).toHaveValue('My kid')
  await expect(async () => {
    await tab.reload()
    await expect(tab.getByRole('link', { name: /^Your kid wants to quit/ }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectAccessible(tab)
  await name.fill('Piano')
  await tab.getByRole('combobox', { name: 'What is it?' }).selectOption('A skill')
  await tab.getByRole('button', { name: 'Save' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Piano' })).toBeVisible()
  await tab.getByRole('link', { name: /^Words to Have Ready/ }).click()
  await expect(tab.getByText(/^My topic: Piano\. /).first()).toBeVisible()
})

test("an unwritten address below a branch isn't found, and prefills a suggestion", async ({
  page: tab,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  await tab.goto('/dashboard/voice-analysis/zzz-made-up')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText("We can't find that page")
  await tab.goto('/dashboard/new-branch?wish=Asking%20for%20help')
  await ready(tab)
  await expect(tab.getByRole('textbox')).toHaveValue('Asking for help')
})
