import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { settleDownload, withLanguageModel } from '../support/language-model.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

type Models = {
  answering: { name: string; builtIn: boolean; leaves: string | null }
  source: 'settings' | 'none'
  access: 'allowed' | 'needs-code'
  saved: { kind: string; address: string | null; model: string | null; hasKey: boolean } | null
  ollama: string[] | null
}

const NOBODY: Models = {
  answering: { name: 'Built-in coach', builtIn: true, leaves: null },
  source: 'none',
  access: 'allowed',
  saved: null,
  ollama: null,
}
const KEY = 'sk-stand-in-7f3a'

/** A server that stores choices and records requests. */
async function standIn(page: Page, first: Partial<Models> = {}) {
  const server = { models: { ...NOBODY, ...first }, chosen: [] as unknown[], tried: [] as unknown[], isUp: true }
  await page.route('**/api/models', async (route: Route) => {
    if (!server.isUp) return route.fulfill({ status: 500, body: 'no' })
    if (route.request().method() === 'PUT') {
      const choice = route.request().postDataJSON()
      server.chosen.push(choice)
      const { kind, address = null, model = null, key } = choice
      const hasKey = key !== undefined || (server.models.saved?.kind === kind && server.models.saved?.hasKey === true)
      const answering = { name: model ?? 'Built-in coach', builtIn: model === null, leaves: null }
      server.models = { ...server.models, answering, source: 'settings', saved: { kind, address, model, hasKey } }
    }
    return route.fulfill({ json: server.models })
  })
  await page.route('**/api/models/test', (route) => {
    server.tried.push(route.request().postDataJSON())
    const { model } = route.request().postDataJSON()
    const answered = { outcome: 'answered', firstWordsMilliseconds: 840, answer: 'Hello there, good to talk.' }
    const failed = { outcome: 'failed', problem: 'models.example has no model “smal”. Check the name.' }
    return route.fulfill({ json: model === 'smal' ? failed : answered })
  })
  return server
}

const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name })
/** The row covers its radio button. */
const press = (page: Page, name: RegExp) => page.locator('label', { has: choice(page, name) }).click()
const open = async (page: Page) => {
  await page.goto('/settings?tab=assistant')
  await expect(page.getByRole('heading', { name: 'Who answers' })).toBeVisible()
}

test('finds Ollama once it runs; one press chooses it, another its other model @phone', async ({ page }) => {
  const server = await standIn(page)
  await open(page)
  await expect(page.getByText('Built-in coach answers now.')).toBeVisible()
  await expectAccessible(page)
  await press(page, /^Ollama on this computer/)
  await expect(page.getByText('Built-in coach still answers.')).toBeVisible()
  expect(server.chosen).toEqual([])
  server.models = { ...server.models, ollama: ['gemma3', 'llama3.2'] }
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Running, with 2 models.')).toBeVisible()
  await expect(choice(page, /^Ollama on this computer/)).toBeFocused()
  await page.getByRole('button', { name: 'Use Ollama' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'gemma3 answers now.' })).toBeVisible()
  await expect(choice(page, /^Ollama on this computer Answers now/)).toBeChecked()
  await expect(choice(page, /^Ollama on this computer/)).toBeFocused()
  await page.getByRole('combobox', { name: 'Model' }).selectOption('llama3.2')
  await expect(page.getByRole('status').filter({ hasText: 'llama3.2 answers now.' })).toBeVisible()
  expect(server.chosen).toEqual(['gemma3', 'llama3.2'].map((model) => ({ kind: 'ollama', model })))
  await expectAccessible(page)
})

test("a service shows what's missing, is tested, and hides its key @phone", async ({ page }) => {
  const server = await standIn(page)
  await open(page)
  await press(page, /^OpenAI-compatible service/)
  const address = page.getByRole('textbox', { name: 'Address' })
  const model = page.getByRole('textbox', { name: 'Model' })
  const key = page.getByLabel(/^Key/)
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Enter the address.')
  await expect(model).toHaveAccessibleDescription("Enter the model's name.")
  await address.fill('models.example/v1')
  await expect(address).toHaveAccessibleDescription('Enter the whole address, with https:// in front.')
  await expectAccessible(page)
  await address.fill('https://models.example/v1')
  await key.fill(KEY)
  await model.fill('smal')
  const tryIt = page.getByRole('button', { name: 'Test' })
  await tryIt.click()
  await expect(page.getByRole('alert')).toHaveText('models.example has no model “smal”. Check the name.')
  await model.fill('small')
  await expect(page.getByRole('alert')).toBeHidden()
  await tryIt.click()
  await expect(page.getByText('First words after 0.8 s')).toBeVisible()
  expect(server.chosen).toEqual([])
  await page.getByRole('button', { name: 'Save and use it' }).click()
  await expect(page.getByText('small answers now.')).toBeVisible()
  expect(server.chosen).toEqual([
    { kind: 'openai-compatible', address: 'https://models.example/v1', model: 'small', key: KEY },
  ])

  await expect(page.getByText('A key is saved.')).toBeVisible()
  await tryIt.click()
  await expect.poll(() => server.tried.at(-1)).not.toHaveProperty('key')
  const kept = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(kept).not.toContain(KEY)
  await address.fill('https://other.example/v1')
  await expect(key).toHaveValue('')
  await expect(key).toHaveAccessibleDescription(
    "The saved key is for models.example and isn't sent to another address. Saving this deletes it.",
  )
  await address.fill('https://models.example/v1/')
  await page.getByRole('button', { name: 'Replace the key' }).click()
  await expect(key).toBeFocused()
  await expect(key).toHaveValue('')

  await press(page, /^Built-in coach/)
  expect(server.chosen).toHaveLength(1)
  await page.getByRole('button', { name: 'Use the built-in coach' }).click()
  await expect(page.getByText('Built-in coach answers now.')).toBeVisible()
  expect(server.chosen.at(-1)).toEqual({ kind: 'built-in' })
})

test('keyboard: arrows move through the list, and incomplete choices only open', async ({ page }) => {
  const server = await standIn(page, { ollama: ['gemma3'] })
  await open(page)
  await choice(page, /^Built-in coach/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, /^This browser's model/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('gemma3 answers now.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, /^OpenAI-compatible service/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, /^Anthropic/)).toBeChecked()
  await expect(page.getByText('gemma3 still answers.')).toBeVisible()
  expect(server.chosen).toEqual([{ kind: 'ollama', model: 'gemma3' }])
})

test("operator's code: none, wrong, then right; then the choices are shown and locked", async ({ page }) => {
  expectFailedRequests(page)
  const server = await standIn(page, { access: 'needs-code' })
  const problem = { statusCode: 403, code: 'not-allowed', message: 'no', retryable: false, requestId: 'r' }
  let tries = 0
  await page.route('**/api/operator', (route) => {
    if (route.request().method() === 'DELETE') {
      server.models = { ...server.models, access: 'needs-code' }
      return route.fulfill({ status: 204 })
    }
    tries += 1
    if (tries === 1) return route.fulfill({ status: 403, json: problem })
    server.models = { ...server.models, access: 'allowed' }
    return route.fulfill({ status: 204 })
  })
  await open(page)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  const code = page.getByRole('textbox', { name: "Operator's code" })
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter the code.')
  await code.fill('no such code')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/^That code isn't right\./)
  await expect(code).toBeFocused()
  await code.press('Enter')
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Who answers' })).toBeFocused()
  await page.getByRole('button', { name: 'Lock these settings' }).click()
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test('retries without a server, and a failed choice changes nothing', async ({ page }) => {
  expectFailedRequests(page)
  const server = await standIn(page, { ollama: ['gemma3'] })
  server.isUp = false
  await open(page)
  await expect(page.getByRole('alert')).toContainText("Couldn't reach the server")
  await expect(choice(page, /^This browser's model/)).toBeEnabled()
  server.isUp = true
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Running, with 1 model.')).toBeVisible()
  server.isUp = false
  await press(page, /^Ollama on this computer/)
  await expect(page.getByRole('alert')).toContainText(/Nothing was changed|500/)
  await expect(page.getByText('Built-in coach still answers.')).toBeVisible()
  server.isUp = true
  await page.getByRole('button', { name: 'Use Ollama' }).click()
  await expect(page.getByText('gemma3 answers now.')).toBeVisible()
})

test("downloads this browser's model with progress, has it answer, and tests it", async ({ page }) => {
  const answer = 'Hello, good to see you.'
  await withLanguageModel(page, {
    availability: 'downloadable',
    answers: [[answer]],
    isChosen: false,
    loaded: [0.1, 0.42],
  })
  const server = await standIn(page)
  await open(page)
  await press(page, /^This browser's model/)
  await expect(page.getByText('Built-in coach still answers.')).toBeVisible()
  await page.getByRole('button', { name: 'Download and use it' }).click()
  await expect(page.getByText('Downloading: 42% done.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '42')
  await expectAccessible(page)
  await settleDownload(page)
  await expect(page.getByText("This browser's model answers now.")).toBeVisible()
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText(`"${answer}"`)).toBeVisible()
  expect([server.chosen, server.tried]).toEqual([[], []])
  await press(page, /^Built-in coach/)
  await expect(page.getByText('Built-in coach answers now.')).toBeVisible()
})
