import { expectAccessible } from '../support/axe.ts'
import { STARTER, standInCoach } from '../support/coach.ts'
import { sideways } from '../support/layout.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test('CHAT-06 an empty conversation offers starters, and a press sends one', {
  tag: '@phone',
}, async ({ page, assistant }) => {
  const sent = await standInCoach(page)
  await assistant.open()
  await expect(page.getByRole('heading', { name: 'Who do you need to talk to?' })).toBeVisible()
  await page.getByRole('button', { name: STARTER }).click()
  await expect(assistant.log.getByRole('list', { name: 'What I understood' })).toBeVisible()
  expect(sent.messages[0]).toMatchObject({ messages: [{ role: 'system' }, {}, { role: 'user', content: STARTER }] })
  await page.getByRole('button', { name: 'Shorter', exact: true }).click()
  await expect.poll(() => sent.messages.length).toBe(2)
  await expect(page.getByRole('button', { name: 'Shorter', exact: true })).toHaveCount(1)
  // The bar of the reply scrolls on a phone; the page doesn't.
  const tone = page.getByRole('button', { name: /^Tone/ }).last()
  await tone.click()
  await expect(tone).toBeInViewport({ ratio: 1 })
  expect(await sideways(page)).toBe(0)
  await expectAccessible(page)
})

test('a chip opens choices, works by keyboard, and redraws the reply in place', async ({ page, assistant }) => {
  const sent = await standInCoach(page)
  await assistant.open()
  await assistant.ask('my roommate eats my food')
  const tone = page.getByRole('button', { name: /^Tone/ })
  await tone.press('Enter')
  const list = page.getByRole('listbox', { name: 'Tone' })
  await expect(list).toBeFocused()
  const chosen = await page.getByRole('option', { selected: true }).getAttribute('id')
  await expect(list).toHaveAttribute('aria-activedescendant', String(chosen))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tone).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  await expect(assistant.log.getByRole('blockquote')).toContainText('I need us to keep it to')
  await expect(tone).toHaveAccessibleName('Tone Firmer, set by you')
  await expect(assistant.log.getByText('Tone: Firmer. The reply changed.')).toHaveCount(1)
  await expect(tone).toBeFocused()
  await page.getByRole('button', { name: 'To Your roommate' }).click()
  await page.getByRole('combobox', { name: 'Find a person' }).pressSequentially('da')
  await expect(page.getByRole('option')).toHaveText(['Your dad', 'Your daughter'])
  const dad = await page.getByRole('option', { name: 'Your dad' }).getAttribute('id')
  await expect(page.getByRole('combobox', { name: 'Find a person' })).toHaveAttribute(
    'aria-activedescendant',
    String(dad),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'To Your dad, set by you' })).toBeFocused()
  await expect(assistant.log.getByText('To: Your dad. The reply stays the same.')).toHaveCount(1)
  await page.getByRole('button', { name: /^Need/ }).click()
  await page.getByRole('option', { name: 'Ask for something' }).click()
  await page.getByRole('option', { name: 'Ask for money back' }).click()
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ tone: 'firmer', to: 'dad', need: 'ask', builder: 'ask-money' })
  await assistant.ask('what if he laughs')
  expect(sent.messages.at(-1)).toMatchObject({ chosen: { to: 'dad', tone: 'firmer' } })
})

test('words of the message fill a field by a press, and leave it by another or for another hearer', async ({
  page,
  assistant,
}) => {
  const sent = await standInCoach(page)
  await assistant.open()
  await assistant.ask('My roommate eats my food')
  const field = page.getByRole('textbox', { name: 'how often' })
  const own = page
    .getByRole('list', { name: 'Words from your message for “how often”:' })
    .getByRole('button', { name: 'on Sundays' })
  await own.press('Enter')
  await expect(field).toHaveValue('on Sundays')
  await expect(own).toBeFocused()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ fields: { 'how often': 'on Sundays' } })
  await page.getByRole('button', { name: /^To / }).click()
  await page.getByRole('option', { name: 'Your dad' }).click()
  await expect(field).toHaveValue('')
  await own.click()
  await expect(field).toHaveValue('on Sundays')
  await own.click()
  await expect(field).toHaveValue('')
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ to: 'dad', fields: { 'how often': '' } })
})

test('fields are typed in place, sent with a change, and kept through a reload', async ({ page, assistant }) => {
  const sent = await standInCoach(page)
  await assistant.open()
  await assistant.ask('my roommate eats my food')
  const field = page.getByRole('textbox', { name: 'how often' })
  const day = page.getByRole('textbox', { name: 'what day' })
  expect((await field.locator('..').evaluate((label) => label.getBoundingClientRect().width)) >= 44).toBe(true)
  await field.fill('twice a week')
  await field.press('Enter')
  await expect(day).toBeFocused()
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ fields: { 'how often': 'twice a week' } })
  await day.press('Shift+Tab')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: /^Tone/ }).click()
  await page.getByRole('option', { name: 'Firmer' }).click()
  await expect(assistant.log.getByRole('blockquote')).toContainText('I need us to keep it to')
  await expect(field).toHaveValue('twice a week')
  await field.fill('once a week')
  await page.reload()
  await expect(field).toHaveValue('once a week')
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ tone: 'firmer', fields: { 'how often': 'once a week' } })
})

test('when nothing fits, likely people come first, and a case is found or a need chosen', async ({
  page,
  assistant,
}) => {
  const sent = await standInCoach(page, { isUnsure: true })
  await assistant.open()
  await assistant.ask('bees on the balcony')
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Your roommate lies to you' })).toBeFocused()
  await page.getByRole('button', { name: /^To/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Your daughter', 'Your roommate', 'Your dad'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Something else' }).click()
  await page.getByRole('textbox', { name: 'Find a situation' }).pressSequentially('bees')
  await expect(page.getByRole('button', { name: 'Bees in the yard' })).toBeVisible()
  expect(sent.searches).toEqual(['bees'])
  await page.getByRole('button', { name: 'Set a limit' }).click()
  await expect(assistant.log.getByRole('blockquote')).toBeVisible()
  expect(sent.chosen).toEqual([{ need: 'limit' }])
})

test("a change that can't reach the server keeps the reply, and says so", async ({ page, assistant }) => {
  expectFailedRequests(page)
  await standInCoach(page, { isAway: true })
  await assistant.open()
  await assistant.ask('my roommate eats my food')
  await page.getByRole('button', { name: /^Tone/ }).click()
  await page.getByRole('option', { name: 'Firmer' }).click()
  await expect(page.getByRole('alert')).toHaveText("That change didn't go through. Try it again.")
  await expect(assistant.log.getByRole('blockquote')).toContainText('Could we keep it to')
  await page.getByRole('textbox', { name: 'how often' }).fill('twice a week')
  await page.getByRole('textbox', { name: 'how often' }).blur()
  await expect(page.getByText("What you typed isn't saved yet. It stays in this tab.")).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'how often' })).toHaveValue('twice a week')
})

test('shows alternatives for the same need under a built phrase', {
  tag: '@phone',
}, async ({ page, assistant }) => {
  const sent = await standInCoach(page, { isUnsure: true })
  await assistant.open()
  await assistant.ask('bees on the balcony')
  await page.getByRole('button', { name: 'Set a limit' }).click()
  await expect(assistant.log.getByRole('blockquote')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Situation/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Situation/ })).toBeInViewport({ ratio: 1 })
  const also = page.getByRole('list', { name: 'Or start from one of these:' })
  await expect(also.getByRole('button')).toHaveText(['Your neighbor keeps bees'])
  await expectAccessible(page)
  await also.getByRole('button').click()
  await expect.poll(() => sent.chosen.at(-1)).toEqual({ situation: 'case-bees' })
  await expect(also).toHaveCount(0)
})

test('CHAT-06 beside a page, the message is answered again, not added, and names its page', async ({ page, chat }) => {
  const sent = await standInCoach(page)
  const { panel } = chat
  await chat.ask('/dashboard/public-speaking', 'my roommate eats my food')
  await panel.getByRole('button', { name: /^Answer again/ }).click()
  await expect.poll(() => sent.messages.length).toBe(2)
  expect(sent.messages[1]).toMatchObject({
    message: 'my roommate eats my food',
    branchTitle: 'Professional Growth',
    history: [{ role: 'assistant' }],
    retryTurnId: expect.stringMatching(/2$/),
  })
  await expect(panel.getByText('Version 2 of 2')).toBeAttached()
})
