import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { untilKept } from '../support/service-worker.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const MATTER = 'I have to tell my landlord on Friday that the heater is broken'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

async function prepareTalk(page: Page): Promise<void> {
  await page.goto('/dashboard/talks')
  await page.getByRole('button', { name: 'Prepare a talk' }).tap()
}

test('from a worry to a card on a phone, and back to a line that the assistant offers again', async ({
  page,
  assistant,
}) => {
  let presses = 0
  const tap = (button: Locator) => {
    presses++
    return button.tap()
  }
  await assistant.open()
  await assistant.ask(MATTER)
  await tap(assistant.log.getByRole('button', { name: 'Your apartment has no heat and your landlord stalls' }))
  // The talk can be prepared while a choice is open, too; its lines come with the choice.
  await expect(assistant.log.getByText(/The heat has been out since/)).toBeVisible()
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
  // The page of the talk, which has the same words in a field, may still be there for a moment.
  await expect(page.getByRole('article').getByText("it's 54 in here")).toBeInViewport()
  await expect(page.getByText('Breathe in for four')).toBeInViewport()
  expect(presses).toBeLessThanOrEqual(8)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the talk' }).tap()
  await expect(opening).toHaveValue(/it's 54 in here/)
  await page.getByRole('button', { name: 'I had this talk' }).tap()
  await page.getByRole('button', { name: 'Well', exact: true }).tap()
  await page.getByRole('button', { name: 'Keep my opening' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/talks')
  await expect(page.getByText('To my landlord')).toBeVisible()
  await assistant.open()
  await page.getByRole('button', { name: 'New conversation' }).tap()
  await assistant.ask('My landlord wants to raise the rent')
  // The message names the landlord, so the line is there while a situation is still to be chosen.
  const ownLine = assistant.log.getByText('Your own line, to your landlord, and it worked:')
  await expect(ownLine).toBeVisible()
  await assistant.log.getByRole('button').filter({ hasText: /rent/i }).first().tap()
  await expect(ownLine).toBeVisible()
  await expect(assistant.log.getByText("it's 54 in here")).toBeVisible()
})

test('a blank is pressed and typed over, the rest prints, and the words serve for the next person', async ({
  page,
}) => {
  await prepareTalk(page)
  const opening = page.getByRole('textbox', { name: 'The line you open with' })
  await opening.fill('Your last day is [date]. Can we meet at [time]?')
  await expect(page.getByText('Fill in the blanks in your opening.')).toBeVisible()
  await page.getByRole('button', { name: 'Fill in: time' }).tap()
  await page.keyboard.type('three')
  await page.getByRole('button', { name: 'Fill in: date' }).tap()
  await page.keyboard.type('December 31')
  await expect(opening).toHaveValue('Your last day is December 31. Can we meet at three?')

  await page.getByRole('button', { name: 'Add one' }).tap()
  await page.keyboard.type('Why me?')
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We lost the contract.')
  await page.getByLabel('Who are you talking to?').fill('Denise')
  await page.getByLabel('What day?').fill('2020-01-02')
  await page.getByLabel('What are you afraid of?').fill('That I cry')
  await expect(page.getByText("It's too late for a reminder.")).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Why me? → We lost the contract.')).toBeVisible()
  await expect(page.locator('main')).toContainText('Your last day is December 31.')
  await expect(page.getByLabel('What are you afraid of?')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: 'Partly' }).tap()
  const theySaid = page.getByLabel('What did they say?')
  await theySaid.fill('Thank you for telling me.')
  await page.getByRole('button', { name: 'Change the answer' }).tap()
  await page.getByRole('button', { name: 'Well', exact: true }).tap()
  await expect(theySaid).toHaveValue('Thank you for telling me.')
  await page.getByRole('button', { name: 'Prepare one like this' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Denise')
  await expect(opening).toHaveValue('Your last day is December 31. Can we meet at three?')
  await expect(page.getByLabel('What are you afraid of?')).toHaveValue('')
})

test('a long opening, three points and a limit fit on one screen of a phone', async ({ page }) => {
  await prepareTalk(page)
  await page.getByLabel('Who are you talking to?').fill('the Alvarez family')
  await page
    .getByRole('textbox', { name: 'The line you open with' })
    .fill(
      "I have some hard news, and I wanted you to hear it from me: your dad's surgery has been moved again, to tomorrow morning at seven. I'm so sorry you waited all day without anyone telling you why. The operating room had an emergency. I'm here, and we don't have to rush. I'll stay until you've asked me everything you want to ask, and then I'll call the surgeon.",
    )
  const points = ["He's stable and comfortable", 'The surgeon calls you tonight at eight', 'You can stay with him']
  for (const [at, point] of points.entries()) {
    await page.getByRole('textbox', { name: `Point ${at + 1}` }).fill(point)
  }
  await page.getByRole('textbox', { name: 'Your limit' }).fill("If I don't know an answer, I'll bring the doctor.")
  await page.getByRole('link', { name: 'Card to carry' }).tap()
  const card = page.getByRole('article')
  await expect(card).toContainText("I'll bring the doctor.")
  const end = await card.evaluate((element) => element.getBoundingClientRect().bottom)
  const bar = await page.getByRole('navigation', { name: 'Main branches' }).boundingBox()
  expect(end).toBeLessThanOrEqual(bar?.y ?? 0)
  const sizes = await card
    .locator('h1, h2, p, li')
    .evaluateAll((lines) => lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
})

test('a practice with a partner and two recordings stand on the page of their talk', async ({ page }) => {
  await prepareTalk(page)
  await page.getByLabel('Who are you talking to?').fill('my landlord')
  await page
    .getByRole('textbox', { name: 'The line you open with' })
    .fill("The heat has been out since Sunday. Who's coming today?")
  await page.getByRole('button', { name: 'Practice with someone' }).tap()
  await page.getByRole('button', { name: /A landlord who won't fix the leak/ }).tap()
  const said = page.getByRole('textbox', { name: 'What you say' })
  await said.fill("Please tell me by five who's coming, or I'll report it to the city.")
  await said.press('Enter')
  await page.getByRole('button', { name: 'Stop and review' }).tap()
  await expect(page.getByRole('heading', { name: 'How your lines worked' })).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText("That's a threat")
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: /^Mr\. Dugan, / })).toBeVisible()

  for (const takes of [1, 2]) {
    await page.getByRole('link', { name: 'Record it' }).tap()
    await expect(page.getByText('Say this aloud:')).toBeVisible()
    await expect(page.getByText('Not sure what to say?')).toBeHidden()
    await page.getByRole('button', { name: 'Start recording' }).tap()
    await page.waitForTimeout(3000)
    await page.getByRole('button', { name: 'Stop recording' }).tap()
    await page.getByRole('button', { name: 'Analyze Voice' }).tap()
    await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('link', { name: 'Back to Talk with my landlord' }).tap()
    const table = page.getByRole('table', { name: 'Recordings of your opening' })
    // A row each, below the heads.
    await expect(table.getByRole('row')).toHaveCount(takes + 1)
  }
  await expect(page.getByText('Ask them when they have time.')).toBeVisible()
})

test('a talk begun in the panel, with a choice still open, opens its page and closes the panel', async ({
  page,
  chat,
}) => {
  const { panel } = chat
  await chat.ask('/dashboard/word-counter', 'My landlord wants to raise the rent')
  await expect(panel.getByText('Which is closest?', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Prepare this' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk with my landlord')
  await expect(panel).toBeHidden()
  await expect(page.getByText('Write the line you open with.')).toBeVisible()
})

test('a reminder comes at its hour, once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-28T09:00:00+05:45') })
  await prepareTalk(page)
  await page.getByLabel('Who are you talking to?').fill('Denise')
  await page.getByLabel('What day?').fill('2026-11-28')
  await page.getByLabel('What time?').fill('10:30')
  const reminder = page.getByLabel('When should we remind you?')
  await expect(reminder.getByRole('option')).toHaveText(['No reminder', 'An hour before', 'At the time'])
  await reminder.selectOption('An hour before')
  await page.getByLabel('What time?').fill('11:30')
  const told = page.getByText('Read your opening once before you go.')
  await page.clock.runFor('01:00:00')
  await expect(told).toBeHidden()
  await page.clock.runFor('00:29:00')
  // The notice leaves by itself after some seconds.
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(told).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(reminder).toHaveValue('')
})

test.describe('without a network', () => {
  test.use({ keepsPages: true })

  test('a talk and its card open, and what is written waits', async ({ page, context }) => {
    test.slow()
    await untilKept(page, '/dashboard/talks')
    await page.getByRole('button', { name: 'Prepare a talk' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A talk')
    await page.getByLabel('Who are you talking to?').fill('Sam')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await context.setOffline(true)
    expectFailedRequests(page)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk with Sam')
    await page.getByRole('textbox', { name: 'The line you open with' }).fill('Sam, can we talk about Sunday?')
    await expect(page.getByText("It's saved in this browser")).toBeVisible()
    await page.getByRole('link', { name: 'Card to carry' }).click()
    await expect(page.getByRole('article').getByText('Sam, can we talk about Sunday?')).toBeVisible()

    await context.setOffline(false)
    const answers = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await page.reload()
    await answers
  })
})
