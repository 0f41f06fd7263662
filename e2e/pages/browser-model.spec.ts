import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { withLanguageModel } from '../support/language-model.ts'
import { expect, test } from '../support/test.ts'

/** The turns of the only conversation, as the server stored them. */
async function storedTurns({ request }: Page): Promise<unknown[]> {
  const [{ id }] = await (await request.get('/api/conversations')).json()
  return (await (await request.get(`/api/conversations/${id}`)).json()).turns
}

const HEADER = "This browser's model · Words stay in this browser and on this computer"

test("this browser's model answers, and a reload shows it with its writer @phone", async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [['Say ', 'it ', 'on **Mon', 'day**.'], ['Shorter: Monday.']] })
  await assistant.open()
  await expect(page.getByText(HEADER)).toBeVisible()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) elsewhere.push(request.url())
  })
  const answer = await assistant.ask('My boss is loud')
  expect(answer).toContain('Say it on Monday.')
  await expect(assistant.newest).toContainText(/Written in the browser by \S/)
  await expect(assistant.newest.getByRole('button', { name: 'To Not set' })).toBeVisible()
  await expect(page.locator('section > [aria-live=polite]')).toContainText('Say it on Monday.')
  await expectAccessible(page)
  await page.reload()
  await expect(assistant.log).toContainText('Say it on Monday.')
  await expect(assistant.newest).toContainText(/Written in the browser by \S/)
  await assistant.newest.getByRole('button', { name: 'Shorter' }).click()
  await expect(assistant.newest).toContainText('Shorter: Monday.')
  // The answer is sent to the server after it's shown.
  const stored = async () => (await (await page.request.get('/api/conversations')).json())[0].content
  await expect
    .poll(stored)
    .toBe(
      'You: My boss is loud\n\nUnderstory: Say it on **Monday**.\n\nYou: Make it shorter.\n\nUnderstory: Shorter: Monday.',
    )
  expect(elsewhere).toEqual([])
})

test('Stop keeps what came, here and on the server, and the thread continues', async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [['First words', null], ['Onward.']] })
  await assistant.open()
  await assistant.send('My boss is loud')
  await expect(assistant.log).toContainText('First words')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(assistant.log).toContainText('This reply stopped early.')
  await expect(assistant.log.getByRole('button', { name: 'Answer with the built-in coach' })).toBeVisible()
  expect(await assistant.ask('And now?')).toContain('Onward.')
  expect(await storedTurns(page)).toMatchObject([
    { content: 'My boss is loud' },
    { content: 'First words', isInterrupted: true, by: { place: 'browser' } },
    { content: 'And now?' },
    { content: 'Onward.' },
  ])
})

test('leaving before an answer keeps the message, and offers the coach and a retry', async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [[null], ['At last.']] })
  await assistant.open()
  await assistant.send('how do i ask my boss for friday off')
  await page.waitForFunction(() => sessionStorage.getItem('stand-in') === '1')
  await page.reload()
  await expect(assistant.input).toHaveValue('')
  await expect(assistant.log).toContainText('how do i ask my boss for friday off')
  await expect(assistant.log.getByRole('status')).toContainText('No answer yet. Your message is saved.')
  await expectAccessible(page)
  await assistant.log.getByRole('button', { name: 'Try again' }).click()
  await expect(assistant.newest).toContainText('At last.')
  await expect.poll(() => storedTurns(page)).toHaveLength(2)
})

test('when the model fails, one press has the coach answer, or a whole answer written', async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [['!'], ['Half an answer', '!'], ['A whole answer.']] })
  await assistant.open()
  await assistant.send('how do i ask my boss for friday off')
  await expect(assistant.log.getByRole('status')).toContainText("This browser's model stopped working.")
  await expect(assistant.input).toHaveValue('')
  await assistant.log.getByRole('button', { name: 'Answer with the built-in coach' }).click()
  await expect(assistant.newest).toContainText('Your boss')
  await expect(assistant.newest).not.toContainText('Written')
  await expect(assistant.log).not.toContainText('No answer yet')
  expect(await assistant.ask('My boss is loud')).toContain('Half an answer')
  await expect(assistant.newest).toContainText('This reply stopped early.')
  await assistant.newest.getByRole('button', { name: 'Try again' }).click()
  await expect(assistant.newest).toContainText('A whole answer.')
  await expect(assistant.newest).toContainText('2/2')
})

test('a crisis message gets help without asking the model', async ({ page, assistant }) => {
  await withLanguageModel(page, { answers: [['Cheer up.']] })
  await assistant.open()
  const answer = await assistant.ask('i want to kill myself tonight')
  expect(answer).toContain('988')
  expect(answer).not.toContain('Written')
  expect(await page.evaluate(() => sessionStorage.getItem('stand-in'))).toBe(null)
})

test('each message beside a page names that page, also when answered again', async ({ page, chat }) => {
  await withLanguageModel(page, { answers: [['One.'], ['Two.']] })
  await chat.ask('/dashboard/public-speaking', 'how do i start')
  await expect(chat.newest).toContainText('One.')
  const sent = page.waitForRequest('**/api/assistant/message')
  await chat.newest.getByRole('button', { name: /^Answer again/ }).click()
  const body = { branchTitle: 'Professional Growth', writer: 'browser', retryTurnId: expect.any(String) }
  expect((await sent).postDataJSON()).toMatchObject(body)
  await expect(chat.newest).toContainText('Two.')
})

test('a set chip goes to the model, stays set in the next answer, and the panel names what is sent', async ({
  page,
  assistant,
}) => {
  await withLanguageModel(page, { answers: [['Ask him.'], ['Maybe ask him?']] })
  await assistant.open()
  await assistant.ask('My boss is loud')
  await expect(assistant.newest).toContainText('Ask him.')
  await assistant.newest.getByRole('button', { name: /^Tone/ }).click()
  const sent = page.waitForRequest('**/api/chatbot')
  await page.getByRole('option', { name: 'Softer' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ writer: 'browser', chosen: { tone: 'softer' } })
  await expect(assistant.newest).toContainText('Maybe ask him?')
  await expect(assistant.newest.getByRole('button', { name: 'Tone Softer, set by you' })).toBeVisible()
  await page.getByRole('button', { name: 'What is sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is sent with your message' })
  await expect(dialog).toContainText("This browser's own model. The conversation is saved on this computer.")
  await expect(dialog).toContainText('Our instructions to the model for the Personal context.')
})

test('loads no browser model code when the server answers', async ({ page, assistant }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto('/dashboard')
  await assistant.open()
  await assistant.ask('how do i ask my boss for friday off')
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  expect(texts.some((text) => text.includes('/api/chatbot'))).toBe(true)
  expect(texts.filter((text) => text.includes('promptStreaming'))).toEqual([])
})
