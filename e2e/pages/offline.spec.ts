import { open, ready } from '../support/ready.ts'
import { untilKept } from '../support/service-worker.ts'
import { speechFile } from '../support/speech.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test.use({ keepsPages: true })

test('offline, pages open and entries save; what waits is sent once or not after removal', async ({
  page,
  context,
  assistant,
  voice,
  chat,
}) => {
  // Caching every page takes long.
  test.slow()
  const stored = async (list: string) => (await (await page.request.get(`/api/${list}`)).json()).length
  await untilKept(page, '/')
  await context.setOffline(true)

  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Communication Forest')
  await expect(page.getByText("Understory can't reach its server.")).toBeVisible()

  await page.goto('/dashboard/seed/not-planted-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/dashboard/word-counter')
  await page.getByLabel('Your words').fill('We walked under the old beeches and said very little.')
  await page.getByRole('button', { name: 'Save to log' }).click()
  await expect(page.getByText('Saved to your log.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText("Understory can't reach its server.")).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove entry from/ })).toHaveCount(1)

  await context.setOffline(true)
  // Requests in flight fail when the network goes.
  expectFailedRequests(page)
  await page.evaluate(() =>
    localStorage.setItem('sproutLogs', '[{"id":"1","date":"2026-11-20","wordCount":12,"topWords":[]}]'),
  )
  await assistant.open()
  await page.getByRole('button', { name: 'What is sent' }).click()
  await page.getByRole('button', { name: 'Add LeafPrint totals' }).click()
  await page.keyboard.press('Escape')
  await assistant.send('How do I tell my sister that I cannot come?')
  await expect(assistant.log.getByText('Your message waits in the box')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(assistant.input).toHaveValue(
    'How do I tell my sister that I cannot come?\n\nMy LeafPrint: 12 words in 1 entry.',
  )

  await context.setOffline(false)
  await expect(assistant.input).toHaveValue('')
  await expect(assistant.newest).not.toBeEmpty()
  await expect(assistant.log.getByText('How do I tell my sister that I cannot come?')).toHaveCount(1)
  await expect.poll(() => stored('conversations')).toBe(1)

  await open(page, '/dashboard/text-analysis')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Your text' }).fill('I just think that maybe we could meet on Friday.')
  await page.getByRole('button', { name: 'Analyze Text' }).click()
  await expect(page.getByRole('main').getByText('Your text waits here')).toBeVisible()
  const { panel: beside } = chat
  await chat.launcher.click()
  await chat.send('Is this too soft?')
  await expect(beside.getByRole('log').getByText('Your message waits in the box')).toBeVisible()

  await context.setOffline(false)
  await expect(chat.newest).not.toBeEmpty()
  await expect(beside.getByRole('log').getByText('Is this too soft?')).toHaveCount(1)
  // The first text loads the server's dictionaries.
  await expect.poll(() => stored('text-results'), { timeout: 40_000 }).toBe(1)

  await context.setOffline(true)
  await page.goto('/dashboard/settings')
  await expect(
    page.getByText("Your conversations didn't load. They're safe on the server. Try again in a moment."),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Delete How do I tell/ })).toBeVisible()

  await voice.open()
  await ready(page)
  await context.setOffline(true)
  await voice.openFile(speechFile(4))
  await voice.analyze.click()
  await expect(page.getByRole('alert').getByText('Your recording waits here')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()

  await context.setOffline(false)
  await expect(voice.results).toHaveAttribute('aria-selected', 'true')
  expect(await stored('voice-takes?context=Personal')).toBe(1)

  await assistant.open()
  await context.setOffline(true)
  await assistant.send('Something that I will take back.')
  await expect(assistant.input).toHaveValue('Something that I will take back.')
  await assistant.input.fill('')
  await context.setOffline(false)
  await expect(page.getByText("Understory can't reach its server.")).toBeHidden()
  await expect(assistant.log).not.toContainText('Thinking...')
  expect(await (await page.request.get('/api/conversations')).text()).not.toContain('take back')
})

test('on the first visit, a message sent offline waits and is sent once', async ({ page, context, assistant }) => {
  expectFailedRequests(page)
  await assistant.open()
  await context.setOffline(true)
  await assistant.send('How do I tell my sister that I cannot come?')
  await expect(assistant.log.getByText('Your message waits in the box')).toBeVisible()
  await expect(assistant.input).toHaveValue('How do I tell my sister that I cannot come?')
  await context.setOffline(false)
  await expect(assistant.newest).not.toBeEmpty()
  await expect(assistant.log.getByText('How do I tell my sister that I cannot come?')).toHaveCount(1)
})
