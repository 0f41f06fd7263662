import { expectAccessible } from '../support/axe.ts'
import { hold } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const CONTEXTS = {
  Personal: 'Personal Growth',
  Professional: 'Professional Development',
  Academic: 'Academic Settings',
  Social: 'Social Interactions',
  Public: 'Public Speaking',
  // Linked from other pages.
  Work: 'Work and Colleagues',
  Family: 'Family and Home',
  Faith: 'Faith and Congregation',
  Creative: 'Creative Expression',
}

test('ASSIST-01 CHAT-01 CHAT-05 CHAT-08 greets in Personal, offers six contexts, and greets or announces each change', {
  tag: '@phone',
}, async ({ page, assistant }) => {
  await assistant.open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal')
  await expect(assistant.input).toHaveAttribute('placeholder', 'Type your message...')
  await expect(assistant.sendButton).toBeDisabled()
  await assistant.amongContexts(async () => {
    for (const [context, description] of Object.entries(CONTEXTS)) {
      const choice = page.getByRole('radio', { name: `${context} ${description}` })
      await expect(choice.filter({ visible: true })).toHaveCount(1)
    }
  })
  await assistant.chooseContext('Academic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic')
  await expect(assistant.log).toContainText('Academic')
  await expect(assistant.log).not.toContainText("I've switched")
  await assistant.ask('how do i ask my professor for more time')
  await assistant.chooseContext('Creative')
  await expect(assistant.log).toContainText(
    "I've switched to Creative context. How can I help improve your creative communication?",
  )
  await expectAccessible(page)
})

test("CHAT-02 CHAT-03 CHAT-06 shows Thinking... and a closed input, each message's author and time, and sends once", async ({
  page,
  assistant,
}) => {
  await page.addInitScript(() => localStorage.setItem('userId', '42abc'))
  const answer = await hold(page, '**/api/chatbot')
  await assistant.open()
  await assistant.send('My manager never listens')
  await expect(assistant.thinking).toBeVisible()
  const spoken = page.locator('section > [aria-live=polite]')
  await expect(spoken).toHaveText('Thinking...')
  await expect(assistant.input).toBeDisabled()
  await expect(assistant.input).toHaveValue('')
  await expect(assistant.log).toContainText('My manager never listens')
  answer()
  await expect(assistant.thinking).toBeHidden()
  await expect(assistant.input).toBeEnabled()
  await expect(assistant.input).toBeFocused()
  await expect(spoken).toHaveText(/^Understory: .*[a-z]/)
  await expect(spoken).not.toContainText('Thinking...')
  await expect(assistant.log.getByText('U', { exact: true })).toHaveCount(1)
  const times = await assistant.log.locator('time').allTextContents()
  expect(times).toHaveLength(3)
  for (const time of times) expect(time).toMatch(/^\d\d:\d\d [AP]M$/)
  const [scrolled, room] = await assistant.log.evaluate((log) => [log.scrollTop, log.scrollHeight - log.clientHeight])
  expect(room === undefined || scrolled === undefined ? 0 : room - scrolled).toBeLessThan(400)

  const sent = page.waitForRequest('**/api/chatbot')
  await assistant.ask('  second message about my boss  ')
  const body = (await sent).postDataJSON()
  expect(body.messages.at(-1).content).toBe('second message about my boss')
  expect(body).toMatchObject({ context: 'Personal', userId: 42, conversationId: expect.any(String) })
})

test("CHAT-04 the input grows from 80 px, Shift+Enter adds a line, and blank or long text isn't sent", async ({
  page,
  assistant,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chatbot')) requests++
  })
  await assistant.open()
  const height = async () => (await assistant.input.boundingBox())?.height ?? 0
  const before = await height()
  expect(before).toBeGreaterThanOrEqual(80)
  await assistant.send('   \n ')
  await expect(assistant.sendButton).toBeDisabled()
  await assistant.input.fill('a'.repeat(20_005))
  await expect(page.getByText('This is 5 characters too long to send at once.')).toBeAttached()
  await expect(assistant.sendButton).toBeDisabled()
  await assistant.input.fill('')
  for (let line = 0; line < 6; line++) {
    await assistant.input.pressSequentially(`line ${line}`)
    await assistant.input.press('Shift+Enter')
  }
  expect(await height()).toBeGreaterThan(before)
  expect(requests).toBe(0)
  await assistant.sendButton.click()
  await assistant.answered()
  expect(requests).toBe(1)
})

test('CHAT-07 CHAT-09 shows a failure in the thread, returns the words, and resends the same request', async ({
  page,
  assistant,
}) => {
  expectFailedRequests(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/chatbot', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  await assistant.open()
  await assistant.send('I have to apologise to my brother')
  await expect(assistant.log).toContainText(
    "I'm sorry, I'm having trouble connecting right now. Please try again later.",
  )
  await expect(assistant.input).toHaveValue('I have to apologise to my brother')
  await expect(assistant.input).toBeEnabled()
  await assistant.input.press('Enter')
  await assistant.answered()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await page.goto('/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'I have to apologise' })).toHaveCount(1)
})

test('answers again beside the first, edits, practices aloud, and keeps the thread', async ({ page, assistant }) => {
  await assistant.open()
  await assistant.ask('how do i ask my boss for friday off')
  await page.getByRole('button', { name: 'Answer again' }).click()
  await expect(page.getByText('Version 2 of 2')).toBeAttached()
  await page.getByRole('button', { name: 'Edit this message' }).click()
  await page.getByRole('textbox', { name: 'Your edited message' }).fill('how do i ask my teacher for more time')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(assistant.log).toContainText('my teacher for more time')
  await expect(assistant.log).not.toContainText('my boss for friday')
  await page.getByRole('button', { name: 'Earlier version' }).first().click()
  await expect(assistant.log).toContainText('my boss for friday')
  await assistant.input.fill('a draft')
  const aloud = assistant.log.getByRole('link', { name: /^Practice aloud/ }).first()
  // A coach that is sure answers at once.
  const offered = assistant.log.getByRole('list', { name: 'Which is closest?' }).getByRole('button').first()
  await expect(aloud.or(offered)).toBeVisible()
  if (await offered.isVisible()) await offered.click()
  const line = (await aloud.getAttribute('aria-label'))?.replace(/^Practice aloud: |…$/g, '')
  await aloud.click()
  await expect(page.getByRole('main')).toContainText(`Say this aloud:${line}`)
  await page.getByRole('link', { name: 'Back to Understory Assistant' }).click()
  await expect(assistant.input).toHaveValue('a draft')
  await page.reload()
  await expect(assistant.input).toHaveValue('a draft')
  await expect(assistant.log).toContainText('my boss for friday')
  await page.getByRole('button', { name: 'Delete this message and its reply' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(assistant.log).not.toContainText('my boss for friday')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(assistant.newest).toHaveCount(0)
})

test("L8 an answer can't run scripts, load pictures or link to invalid addresses", async ({ page, assistant }) => {
  const hostile =
    '<img src=x onerror=alert(1)> <script>alert(1)</script> [a](javascript:alert(1)) ![b](https://evil.example/x.png)'
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({
      json: {
        response: hostile,
        trackedForAchievements: false,
        conversationId: '00000000-0000-4000-8000-000000000000',
        messageTurnId: '00000000-0000-4000-8000-000000000001',
        turnId: '00000000-0000-4000-8000-000000000002',
        isInterrupted: false,
      },
    }),
  )
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url())
  })
  await assistant.open()
  await assistant.ask('hello there')
  await expect(assistant.log).toContainText('alert(1)')
  await expect(assistant.log.locator('img[src="x"], script, a')).toHaveCount(0)
  expect(outside).toEqual([])
})

test('CHAT-06 words typed before the scripts load join the saved draft and can be sent', async ({
  page,
  assistant,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('understory.draft', 'hello'))
  const arrive = await hold(page, '**/assets/*.js')
  await page.goto('/dashboard/chatbot', { waitUntil: 'commit' })
  await assistant.input.focus()
  await page.keyboard.type('how do i ask for friday off')
  arrive()
  await expect(assistant.input).toHaveValue('hello\nhow do i ask for friday off')
  await assistant.input.press('Enter')
  await expect(assistant.log).toContainText('how do i ask for friday off')
})
