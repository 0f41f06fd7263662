import type { Page } from '@playwright/test'
import { withLanguageModel } from '../support/language-model.ts'
import { ModelServer, OLLAMA_PORT } from '../support/model-server.ts'
import { RunningServer } from '../support/server.ts'
import { test as base, expect, expectFailedRequests } from '../support/test.ts'

const MATTER = 'how do i ask my boss for friday off'
const ANSWER = 'Ask early in the week, and say what is already done.'

const DEFAULTS = { AI_MODEL: '' }

const test = base.extend<{ models: ModelServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  models: async ({}, use) => {
    const models = new ModelServer()
    models.answer = ANSWER
    await use(models)
    models.close()
  },
})
test.use({ serverSettings: DEFAULTS, baseURL: ({ ownServer }, use) => use(ownServer.address) })

/** From the assistant, two presses; the row covers its radio button. */
async function chooseInTwoPresses(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Change who answers' }).click()
  await page.locator('label', { has: page.getByRole('radio', { name }) }).click()
}

test('two presses to an answer from a running Ollama, none if found at start', async ({ page, models, assistant }) => {
  test.skip(!(await models.listen(OLLAMA_PORT)), 'Somebody listens where Ollama does.')
  models.models.push('gemma3', 'llama3.2')
  await assistant.open()
  await chooseInTwoPresses(page, /^Ollama on this computer/)
  await expect(page.getByText('gemma3 answers now.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('gemma3 answers')).toBeVisible()
  expect(await assistant.ask(MATTER)).toContain(ANSWER)
  expect(models.asked.at(-1)).toMatchObject({ model: 'gemma3' })

  await page.goto('/settings?tab=assistant')
  await page.getByRole('combobox', { name: 'Model' }).selectOption('llama3.2')
  await expect(page.getByText('llama3.2 answers now.')).toBeVisible()

  const other = new RunningServer(DEFAULTS)
  await other.start()
  await page.goto(`${other.address}/dashboard/chatbot`)
  await expect(page.getByText('gemma3 answers')).toBeVisible()
  expect(await assistant.ask(MATTER)).toContain(ANSWER)
  // An open page would keep requesting a stopped server.
  await page.goto('about:blank')
  await other.remove()
})

test("two presses to an answer from this browser's model, without outside requests", async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [[ANSWER]], isChosen: false })
  await assistant.open()
  await chooseInTwoPresses(page, /^This browser's model/)
  await expect(page.getByText("This browser's model answers now.")).toBeVisible()
  await page.goBack()
  expect(await assistant.ask(MATTER)).toContain(ANSWER)
})

test('tries and saves a service without a restart, keeps it after one, and hides its key', async ({
  page,
  ownServer,
  models,
  assistant,
}) => {
  // Requests fail during the restart.
  expectFailedRequests(page)
  const key = 'sk-journey-51c7'
  await models.listen()
  await page.goto('/settings?tab=assistant')
  await page.getByRole('radio', { name: /^OpenAI-compatible service/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Address' }).fill(models.address)
  await page.getByRole('textbox', { name: 'Model' }).fill('small')
  await page.getByLabel(/^Key/).fill(key)
  await expect(page.getByText('What you write stays on this computer.')).toBeVisible()
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText(`"${ANSWER}"`)).toBeVisible()
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await expect(page.getByText('small answers now.')).toBeVisible()
  await assistant.open()
  expect(await assistant.ask(MATTER)).toContain(ANSWER)

  await ownServer.restart()
  await page.goto('/settings?tab=assistant')
  await expect(page.getByText('A key is saved.')).toBeVisible()
  expect(await page.content()).not.toContain(key)
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText(`"${ANSWER}"`)).toBeVisible()
  expect(models.asked.every((asked) => asked.key === key && asked.model === 'small')).toBe(true)
})
