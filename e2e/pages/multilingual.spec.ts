import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { moveDownload, withoutTranslator, withTranslator } from '../support/fake-translator.ts'
import { hold, open, ready } from '../support/ready.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words', exact: true })
const result = (page: Page) => page.getByRole('textbox', { name: 'Translation', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save to Study List' })
const side = (page: Page, name: 'From' | 'To') => page.getByRole('combobox', { name, exact: true })

const ADDRESS = '/dashboard/multilingual'

test('MULTI-01 MULTI-02 MULTI-03 MULTI-04 MULTI-05 translates after a pause, swaps, saves, removes, and clears on reload', async ({
  page,
}) => {
  const asked: unknown[] = []
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  page.on('request', (request) => request.url().endsWith('/api/translate') && asked.push(request.postDataJSON()))
  await withoutTranslator(page)
  await open(page, ADDRESS)
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
  // Without a translator, its module doesn't load.
  expect(scripts.filter((url) => url.includes('browser-translation'))).toEqual([])
  await page.getByRole('button', { name: 'Swap languages' }).click()
  await expect(result(page)).toHaveValue('')
  await expect(words(page)).toHaveValue('شكرًا.')
  await expect(side(page, 'From')).toHaveValue('ar')
  await expect(result(page)).toHaveValue('Thank you.')
  await page.getByRole('button', { name: 'Swap languages' }).click()
  await expect(result(page)).toHaveValue('شكرًا.')
  await save(page).click()
  await expect(words(page)).toHaveValue('')
  await expect(result(page)).toHaveValue('')
  const saved = page.getByRole('listitem').filter({ hasText: 'Thank you.' })
  await expect(saved).toContainText('شكرًا.')
  await expect(page.getByRole('region', { name: 'Five tips for another language' }).getByRole('listitem')).toHaveCount(
    5,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Thank you.' }).click()
  await expect(saved).toHaveCount(0)
  await words(page).fill('Good luck!')
  await expect(save(page)).toBeEnabled()
  await save(page).click()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Saved phrases appear here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Good luck!' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Saved phrases appear here.')).toBeVisible()
})

test("MULTI-03 MULTI-04 a failure shows why and can't be saved; an attempt can be right too", async ({ page }) => {
  expectFailedRequests(page)
  await withoutTranslator(page)
  await open(page, ADDRESS)
  await words(page).fill('The heron waited by the weir')
  await expect(page.getByText(/^Translation failed: The built-in phrase book does not hold this\./)).toBeVisible()
  await expect(result(page)).toHaveValue('')
  // A retry would fail again, so another wording is offered.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByText(/^To translate anything else, use Chrome or Edge/)).toBeVisible()
  await expect(result(page)).toHaveAttribute('placeholder', '[Spanish] The heron waited by the weir')
  await expect(save(page)).toBeDisabled()
  await page.route('**/api/translate', (route) => route.fulfill({ status: 503, body: '' }))
  await words(page).fill('Good morning.')
  await expect(page.getByText('Translation failed: Service Unavailable')).toBeVisible()
  await page.unroute('**/api/translate')
  await page.getByRole('textbox', { name: 'Your own words in Spanish' }).fill('Muy buenos días')
  await page.getByRole('switch', { name: 'Hide the translation' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(result(page)).toHaveAttribute('placeholder', 'Hidden until you try')
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

test('MULTI-03 translates in the browser, says so, and falls back to the phrase book', async ({ page, baseURL }) => {
  expectFailedRequests(page)
  await withTranslator(page, { state: 'available', later: 'unavailable' })
  const elsewhere: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? 'nowhere') && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  await open(page, ADDRESS)
  await words(page).fill('The heron waited by the weir')
  await expect(result(page)).toHaveValue('es: The heron waited by the weir')
  expect(scripts.filter((url) => /assets\/browser-translation/.test(url))).toHaveLength(1)
  await expect(page.getByText(/^Translated by this browser on your device\. Only this site's server/)).toBeVisible()
  await page.getByRole('button', { name: 'Swap languages' }).click()
  await expect(result(page)).toHaveValue('en: es: The heron waited by the weir')
  await words(page).fill('I want to kill myself tonight')
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expect(result(page)).toHaveValue('en: I want to kill myself tonight')
  expect(elsewhere).toEqual([])
  await page.reload()
  await ready(page)
  await words(page).fill('Thank you.')
  await expect(result(page)).toHaveValue('Gracias.')
  await expect(page.getByText(/^Translated by the built-in phrase book\./)).toBeVisible()
  await words(page).fill('The heron waited by the weir')
  await expect(page.getByText(/^Translation failed: The built-in phrase book does not hold this\./)).toBeVisible()
})

test('MULTI-03 one press downloads languages with progress, and can be canceled @phone', async ({ page }) => {
  await withTranslator(page, { state: 'downloadable' })
  await open(page, ADDRESS)
  await words(page).fill('Good morning.')
  await expect(result(page)).toHaveValue('Buenos días.')
  await expect(
    page.getByText('This browser can translate English to Spanish on your device, after one download.'),
  ).toBeVisible()
  const get = page.getByRole('button', { name: 'Download and translate' })
  const progress = page.getByRole('progressbar', { name: 'Download' })
  await get.click()
  await moveDownload(page, 0.4)
  await expect(progress).toHaveAttribute('value', '40')
  await moveDownload(page, { fail: 'NetworkError' })
  await expect(page.getByText(/^The download failed\./)).toBeVisible()
  await get.click()
  await moveDownload(page, 0.6)
  await expect(progress).toHaveAttribute('value', '60')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(progress).toHaveCount(0)
  await expect(page.getByText(/^The download failed\./)).toHaveCount(0)
  await get.click()
  await expectAccessible(page)
  await moveDownload(page, 1)
  await moveDownload(page, 'done')
  await expect(result(page)).toHaveValue('es: Good morning.')
  await expect(words(page)).toBeFocused()
  await expect(get).toHaveCount(0)
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider).toBe(false)
})

test('MULTI-03 shows a download already running, and a press waits for it', async ({ page }) => {
  await withTranslator(page, { state: 'downloading' })
  await open(page, ADDRESS)
  await words(page).fill('Good morning.')
  await expect(page.getByText('This browser is already downloading these languages.')).toBeVisible()
  await page.getByRole('button', { name: 'Translate when ready' }).click()
  await moveDownload(page, 'done')
  await expect(result(page)).toHaveValue('es: Good morning.')
})

test('MULTI-03 when the browser fails, the phrase book answers and the line says so', async ({ page }) => {
  await withTranslator(page, { state: 'available', failure: 'QuotaExceededError' })
  await open(page, ADDRESS)
  await words(page).fill('Good morning.')
  await expect(result(page)).toHaveValue('Buenos días.')
  await expect(
    page.getByText(/^This browser's translator stopped\. Translated by the built-in phrase book\./),
  ).toBeVisible()
})

test('MULTI-01 offers to translate from the detected language', async ({ page }) => {
  await withTranslator(page, { state: 'available', detected: 'es-MX' })
  await open(page, ADDRESS)
  await words(page).fill('Hola, amigos')
  await expect(page.getByText('This looks like Spanish.')).toBeVisible()
  await page.getByRole('button', { name: 'Translate from Spanish' }).click()
  await expect(side(page, 'From')).toHaveValue('es')
  await expect(side(page, 'To')).toHaveValue('en')
  await expect(words(page)).toBeFocused()
  await expect(result(page)).toHaveValue('en: Hola, amigos')
  await expect(page.getByText('This looks like Spanish.')).toHaveCount(0)
})

test('MULTI-03 the phrase book takes two sentences and a name, and switches to feminine forms', async ({ page }) => {
  await withTranslator(page, { state: 'unavailable' })
  await open(page, ADDRESS)
  await words(page).fill('I am tired. My name is Priya.')
  await expect(result(page)).toHaveValue('Estoy cansado. Me llamo Priya.')
  const speaker = page.getByRole('switch', { name: 'Said by a woman' })
  await expect(speaker).not.toBeChecked()
  await speaker.press('Space')
  await expect(result(page)).toHaveValue('Estoy cansada. Me llamo Priya.')
  await expect(speaker).toBeChecked()
  await expect(speaker).toBeFocused()
  await words(page).fill('You are not alone.')
  await expect(result(page)).toHaveValue('Usted no está solo.')
  await expect(speaker).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Said to a woman' })).not.toBeChecked()
  await expectAccessible(page)
})

test('MULTI-03 the offers are Spanish on Spanish pages', async ({ page }) => {
  await withTranslator(page, { state: 'downloadable', detected: 'fr' })
  await open(page, ADDRESS)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('textbox', { name: 'Tus palabras', exact: true }).fill('Good morning.')
  await expect(
    page.getByText('Este navegador puede traducir del inglés al español en tu dispositivo, después de una descarga.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar y traducir' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traducir del francés' })).toBeVisible()
})

test('MULTI-02 translates words typed before the scripts load', async ({ page }) => {
  await withoutTranslator(page)
  const arrive = await hold(page, '**/assets/*.js')
  await page.goto(ADDRESS, { waitUntil: 'commit' })
  await words(page).fill('Good morning.')
  arrive()
  await expect(result(page)).toHaveValue('Buenos días.')
  await expect(words(page)).toHaveValue('Good morning.')
})

test('MULTI-03 a failure without a message shows the status text', async ({ page }) => {
  expectFailedRequests(page)
  await withoutTranslator(page)
  await page.route('**/api/translate', (route) => route.fulfill({ status: 502, json: {} }))
  await open(page, ADDRESS)
  await words(page).fill('Good morning.')
  await expect(page.getByText('Translation failed: Bad Gateway')).toBeVisible()
})
