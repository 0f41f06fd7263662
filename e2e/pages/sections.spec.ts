import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const SECTION = '/dashboard/public-speaking?section=presentation-skills'

test('BR-01 BR-16 a read and marked section puts a leaf on its card and on the tree', async ({ page }) => {
  await open(page, SECTION)
  await expect(page.getByRole('heading', { level: 2, name: 'Start on a noun' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'I have read this page' }).check({ force: true })
  await page.getByRole('link', { name: 'All of Professional Growth' }).click()
  await expect(page).toHaveURL('/dashboard/public-speaking')
  const card = page.getByRole('main').getByRole('link', { name: /Presentation Skills/ })
  await expect(card).toContainText('Read')
  await page.reload()
  await expect(card).toContainText('Read')
  await page.getByRole('button', { name: 'View Tree' }).click()
  await expect(page.getByRole('treeitem', { name: 'Presentation Skills, read' })).toBeVisible()
})

test('BR-16 an exercise goes along to the coach, the recorder and the text analysis', async ({ page }) => {
  await open(page, SECTION)
  await page.getByRole('link', { name: 'Try it with the coach' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    /^I give a presentation to a room full of parents/,
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Say it aloud' }).click()
  await expect(page.getByText(/^Say the first half minute of your talk/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Presentation Skills' }).click()
  await page.getByRole('link', { name: 'Write it' }).click()
  await expect(page.getByText(/^Write four first sentences for your talk/)).toBeVisible()
  await expectAccessible(page)
})

test('BR-16 a matter finds moments with words to say, and goes along to the coach', async ({ page }) => {
  const matter = "My landlord won't repair the heating"
  await open(page, '/dashboard/home-and-hands?section=property-maintenance')
  const field = page.getByRole('textbox', { name: 'What do you have to say, and to whom?' })
  const form = page.getByRole('region', { name: 'What do you have to say, and to whom?' })
  await field.fill(matter)
  await field.press('Enter')
  await expect(form.getByText('Moments like yours', { exact: true })).toBeVisible()
  await expect(form.locator('details').first()).toHaveAttribute('open')
  await expect(form.locator('summary').first()).toContainText(/landlord/i)
  await expect(form.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  await expect(form.getByText('Another way:').first()).toBeVisible()
  await expectAccessible(page)

  expectFailedRequests(page)
  await page.route('**/api/nav/moments', (route) => route.abort())
  await field.fill('Something else entirely')
  await form.getByRole('button', { name: 'Find words' }).click()
  await expect(form.getByText("The search didn't answer.")).toBeVisible()
  await page.unroute('**/api/nav/moments')
  await field.fill('How do I ask my boss for a raise without crying?')
  await form.getByRole('button', { name: 'Find words' }).click()
  await expect(form.getByText(/^If you might cry:/)).toBeVisible()
  await form.getByText('More moments', { exact: true }).click()
  await expect(form.locator('details details').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: /^Sections of/ })
    .getByRole('link', { name: 'Gardening' })
    .click()
  await expect(field).toHaveValue('')
  await page.goBack()
  await field.fill('I want to kill myself')
  await field.press('Enter')
  await expect(form.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expect(form.getByRole('link', { name: /coach/ })).toHaveCount(0)
  await field.fill(matter)
  await field.press('Enter')
  await form.getByRole('link', { name: 'Take it to the coach' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(matter)
})

test('FAITH-01 FAITH-02 ASTRO-01 a verse has its reference, a question and a next button; a sign shows its reading', async ({
  page,
}) => {
  await page.goto('/dashboard/still-waters')
  const quote = page.getByRole('region', { name: 'A verse' }).getByRole('blockquote')
  await expect(quote.locator('cite')).toHaveText(/^[A-Z]\w+ \d+:\d+$/)
  const first = await quote.locator('cite').textContent()
  await page.getByRole('button', { name: "Show me today's verse" }).click()
  await expect(quote.locator('cite')).not.toHaveText(first ?? '')
  await page.getByRole('textbox', { name: 'Your message' }).fill('A prayer for my sister')
  await page.getByRole('button', { name: 'Open in the assistant' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('A prayer for my sister')
  await expect(page.getByText('Faith', { exact: true }).first()).toBeVisible()

  await open(page, '/dashboard/astrology')
  await page.getByRole('button', { name: /^Scorpio/ }).click()
  await expect(page.getByText('October 23 to November 21')).toBeVisible()
  await expect(page.getByText('Wolf', { exact: true })).toBeVisible()
})

test('BR-09 without sub-branches from the server, the Art page shows two', async ({ page }) => {
  expectFailedRequests(page)
  await page.route('**/api/nav/sub-branches*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard/art-creativity')
  const areas = page.getByRole('region', { name: 'Areas' }).getByRole('listitem')
  await expect(areas).toHaveText([/Creative Writing/, /Visual Storytelling/])
})

test("ASTRO-01 on a phone, a sign's reading scrolls into view", { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/dashboard/astrology')
  await page.getByRole('button', { name: /^Aries/ }).click()
  await expect(page.getByRole('heading', { level: 3, name: /Aries/ })).toBeInViewport()
})
