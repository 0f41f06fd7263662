import { expectAccessible } from '../support/axe.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test('LAUNCH-01 LAUNCH-02 LAUNCH-03 the launcher opens a chat that knows its page, and closes in four ways', async ({
  page,
  chat,
}) => {
  await page.goto('/dashboard/public-speaking')
  const { launcher, panel, input, newest } = chat
  await launcher.click()
  await expect(panel).toContainText("Hi there! I'm the Professional Growth assistant. How can I help you today?")
  await expect(panel.getByLabel('Context').locator('option')).toHaveCount(6)
  expect((await panel.boundingBox())?.width).toBe(400)
  expect((await panel.boundingBox())?.x).toBeLessThan(100)
  await panel.getByLabel('Context').selectOption('Academic')
  await input.fill('how do i start without saying um')
  const sent = page.waitForRequest('**/api/assistant/message')
  await input.press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    message: 'how do i start without saying um',
    branchContext: 'Academic',
    branchTitle: 'Professional Growth',
    branchDescription: expect.any(String),
    history: [
      { role: 'assistant', content: "Hi there! I'm the Professional Growth assistant. How can I help you today?" },
    ],
  })
  await expect(newest).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  for (const close of [
    () => panel.getByRole('button', { name: 'Close', exact: true }).click(),
    () => panel.getByRole('button', { name: 'Close Assistant' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click((page.viewportSize()?.width ?? 0) - 20, 20),
  ]) {
    await close()
    await expect(panel).toBeHidden()
    await launcher.click()
    await expect(panel).toContainText('how do i start without saying um')
  }
  await page.goto('/dashboard/chatbot')
  await expect(launcher).toBeHidden()
})

test('LAUNCH-01 LAUNCH-02 on a phone the launcher is above the tabs, and its chat fits and closes @phone-only', async ({
  page,
  chat,
}) => {
  await page.goto('/dashboard/public-speaking')
  const { launcher, panel } = chat
  const over = await launcher.boundingBox()
  const under = await page.getByRole('navigation', { name: 'Main branches' }).boundingBox()
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
  // Over empty ground it shows face and words; over text it stays in the margin with a full touch target.
  const margin = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left)
  const drawn = () => launcher.evaluate((button) => Number.parseFloat(getComputedStyle(button, '::before').width))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(drawn).toBeGreaterThan(150)
  // Changes the text without resizing or scrolling.
  await launcher.evaluate((button) => {
    const words = document.createElement('p')
    words.textContent = 'In this place stand other words now.'
    Object.assign(words.style, { position: 'fixed', left: '0', top: `${button.getBoundingClientRect().top}px` })
    document.body.append(words)
  })
  await expect.poll(drawn).toBeLessThanOrEqual(margin)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(drawn).toBeLessThanOrEqual(margin)
  expect(over?.width).toBeGreaterThanOrEqual(44)
  await launcher.click()
  await expect(panel).toContainText("Hi there! I'm the Professional Growth assistant. How can I help you today?")
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toBeHidden()
})

test('LAUNCH-04 a failure shows a toast above its message on a phone, and the next message clears it', async ({
  page,
  chat,
}) => {
  expectFailedRequests(page)
  await page.setViewportSize({ width: 390, height: 844 })
  let calls = 0
  await page.route('**/api/assistant/message', (route) =>
    ++calls === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  const { panel, input, newest } = chat
  await chat.ask('/dashboard/public-speaking', 'how do i begin my talk')
  await expect(page.getByText('Communication Error')).toBeVisible()
  await expect(page.getByText('Unable to reach the assistant. Please try again later.')).toBeVisible()
  const inline = panel.getByText('Unable to reach the assistant. Please try again.', { exact: true })
  await expect(inline).toBeVisible()
  const [shown, said] = await Promise.all([page.locator('[data-toast]').boundingBox(), inline.boundingBox()])
  expect((shown?.y ?? 844) + (shown?.height ?? 0)).toBeLessThan(said?.y ?? 0)
  await expect(input).toHaveValue('how do i begin my talk')
  await input.press('Enter')
  await expect(newest).toBeVisible()
  await expect(inline).toBeHidden()
})
