import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const MATTER = 'the goose at our gas station is named Gary and channel 6 wants me on camera about him'
const MOST = { presses: 5, fields: 2 }
const WORDS = ['going on camera about Gary', 'he bites']

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, permissions: ['microphone'] })

test('CHAT-06 VOICE-01 an odd problem becomes a filled phrase to practice aloud in five taps and two fields', async ({
  page,
  assistant,
  voice,
}) => {
  const done = { presses: 0, fields: 0 }
  const tap = (button: Locator) => {
    done.presses++
    return button.tap()
  }
  const type = (field: Locator, words: string) => {
    done.fields++
    return field.fill(words)
  }
  await assistant.open()
  await assistant.ask(MATTER)

  await tap(assistant.log.getByRole('button', { name: 'Say no', exact: true }))
  const phrase = assistant.log.getByRole('blockquote')
  await expect(phrase).toBeInViewport({ ratio: 1 })
  const fields = phrase.getByRole('textbox')
  for (const [at, field] of (await fields.all()).entries()) await type(field, WORDS[at] ?? '')
  await expect.poll(() => fields.evaluateAll((all) => all.every((each) => 'value' in each && each.value))).toBe(true)

  await tap(page.getByRole('link', { name: /^Practice aloud/ }))
  await expect(page).toHaveURL(/voice-analysis$/)
  // As one text with the words around it; in the field it stood alone.
  await expect(page.getByText(/\w going on camera about Gary\W+\w/)).toBeVisible()
  await tap(voice.start)
  await voice.recordFor(2)
  await tap(voice.stop)
  await tap(voice.analyze)
  await expect(voice.results).toHaveAttribute('aria-selected', 'true')
  expect(done.presses).toBeLessThanOrEqual(MOST.presses)
  expect(done.fields).toBeLessThanOrEqual(MOST.fields)
})

test("CHAT-06 an odd problem becomes a phrase in the person's own words in two taps", async ({ assistant }) => {
  await assistant.open()
  await assistant.ask(
    "My neighbor put a scarecrow of me in his field. He dresses it in my old coat. I'd like him to take it down.",
  )
  await assistant.log.getByRole('button', { name: 'Set a limit', exact: true }).tap()
  const own = assistant.log.getByRole('list', { name: /^Words from your message for/ }).getByRole('button')
  await own
    .filter({ hasText: /^you (?:put a scarecrow of me in your field|dress it in my old coat)$/ })
    .first()
    .tap()
  await expect(assistant.log.getByRole('blockquote').getByRole('textbox').first()).toHaveValue(
    /^you \w+ .*(?:field|coat)$/,
  )
})
