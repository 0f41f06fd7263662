import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words', exact: true })
const result = (page: Page) => page.getByRole('textbox', { name: 'Translation', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save to Study List' })
const side = (page: Page, name: 'From' | 'To') => page.getByRole('combobox', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/multilingual')
  await ready(page)
}

test('MULTI-01 MULTI-02 MULTI-03 MULTI-04 MULTI-05 a phrase is translated after a pause, swapped, saved, removed, and gone on reload', async ({
  page,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/translate') && asked.push(request.postDataJSON()))
  await open(page)
  await expect(side(page, 'From').getByRole('option')).toHaveText([
    'English',
    'Spanish',
    'French',
    'German',
    'Italian',
    'Japanese',
    'Korean',
    'Chinese (Simplified)',
    'Russian',
    'Arabic',
    'Hindi',
    'Portuguese',
  ])
  await expect(save(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Clear Text' })).toBeDisabled()
  await side(page, 'To').selectOption('Arabic')
  await words(page).fill('Thank')
  await words(page).fill('Thank you.')
  await expect(result(page)).toHaveValue('شكرًا.')
  await expect(result(page)).toHaveAttribute('dir', 'rtl')
  await expect(result(page)).toHaveAttribute('lang', 'ar')
  expect(asked).toEqual([{ text: 'Thank you.', fromLanguage: 'en', toLanguage: 'ar' }])
  await page.getByRole('button', { name: 'Swap languages' }).click()
  await expect(result(page)).toHaveValue('')
  await expect(side(page, 'From')).toHaveValue('ar')
  await page.getByRole('button', { name: 'Swap languages' }).click()
  await expect(result(page)).toHaveValue('شكرًا.')
  await save(page).click()
  await expect(words(page)).toHaveValue('')
  await expect(result(page)).toHaveValue('')
  const saved = page.getByRole('listitem').filter({ hasText: 'Thank you.' })
  await expect(saved).toContainText('شكرًا.')
  await expect(page.getByRole('region', { name: 'Five tips for carrying over' }).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Thank you.' }).click()
  await expect(saved).toHaveCount(0)
  await words(page).fill('Good luck!')
  await expect(save(page)).toBeEnabled()
  await save(page).click()
  await page.reload()
  await expect(page.getByText('Save a phrase and it stands here.')).toBeVisible()
})

test('MULTI-03 MULTI-04 a failure shows why and a placeholder that cannot be saved; an attempt can be right too', async ({
  page,
  failedRequestsExpected,
}) => {
  failedRequestsExpected.value = true
  await open(page)
  await words(page).fill('The heron waited by the weir')
  await expect(page.getByText(/^Translation failed: The built-in phrase book does not hold this\./)).toBeVisible()
  await expect(result(page)).toHaveValue('')
  await expect(result(page)).toHaveAttribute('placeholder', '[Spanish] The heron waited by the weir')
  await expect(save(page)).toBeDisabled()
  await page.route('**/api/translate', (route) => route.fulfill({ status: 503, body: '' }))
  await words(page).fill('Good morning.')
  await expect(page.getByText('Translation failed: Service Unavailable')).toBeVisible()
  await page.unroute('**/api/translate')
  await page.getByRole('textbox', { name: 'Your own words in Spanish' }).fill('Muy buenos días')
  await page.getByRole('switch', { name: 'Cover the translation' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(result(page)).toHaveAttribute('placeholder', 'Covered until you have tried')
  await expect(result(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(result(page)).toHaveValue('Buenos días.')
  await expect(page.locator('mark')).toHaveText(['Muy'])
  await page.getByRole('button', { name: 'Mine is right too' }).click()
  await expect(result(page)).toHaveValue('Muy buenos días')
  await page.getByRole('switch', { name: 'Keep on this device' }).click()
  await save(page).click()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Muy buenos días' })).toBeVisible()
})
