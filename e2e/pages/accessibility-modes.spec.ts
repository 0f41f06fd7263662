import { sideways, smallTargets } from '../support/layout.ts'
import { open } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const PAGES = [
  '/dashboard',
  '/dashboard/voice-analysis',
  '/dashboard/text-analysis',
  '/dashboard/word-counter',
  '/dashboard/leafprint',
  '/dashboard/chatbot',
  '/dashboard/settings?tab=profile',
  '/dashboard/settings?tab=assistant',
  '/dashboard/sharing',
  '/dashboard/talks',
  '/dashboard/public-speaking?section=presentation-skills',
]

/** Links in text may be a line high. */
const CONTROLS = 'button, select, input, summary, [role=switch], [role=tab]'

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' })

  test('the page is Spanish from its first byte, and English once chosen', async ({ page, request }) => {
    const first = await request.get('/dashboard/settings', { headers: { 'accept-language': 'es-MX,es;q=0.9' } })
    expect(await first.text()).toContain('<title>Ajustes · Understory</title>')
    await page.goto('/dashboard/settings?tab=profile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { name: 'Idioma' })).toBeVisible()
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = await Promise.all(
      names.filter((name) => name.endsWith('.js')).map(async (name) => (await request.get(name)).text()),
    )
    expect(scripts.join('')).not.toContain('Single-key shortcuts')
    await page.getByRole('button', { name: 'English' }).first().click()
    await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible()
    await expect(page).toHaveTitle('Settings · Understory')
    await open(page, '/dashboard/new-branch')
    const wish = page.getByRole('main').getByRole('textbox')
    await wish.fill('A branch for beekeepers.')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await expect(page).toHaveTitle('Planta una semilla · Understory')
    await expect(wish).toHaveValue('A branch for beekeepers.')
  })
})

test('right to left: nothing overflows, arrows flip, and controls fit a thumb @phone', async ({ page, isMobile }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('<html ', '<html dir="rtl" ') })
  })
  // On desktop, one page of each layout is enough.
  const addresses = isMobile ? PAGES : ['/dashboard', '/dashboard/chatbot', ...PAGES.slice(-1)]
  for (const address of addresses) {
    await page.goto(address)
    expect(await sideways(page), address).toBe(0)
    expect(await smallTargets(page, CONTROLS, isMobile ? 44 : 24), address).toEqual([])
  }
  await expect(page.getByRole('link', { name: 'All of Professional Growth' }).locator('svg')).toHaveCSS('scale', '-1 1')
})

test('forced colors: selected and unselected states differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/dashboard/settings?tab=profile')
  const option = (name: string) => page.getByRole('button', { name, exact: true })
  const background = (name: string) => option(name).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('System')).not.toBe(await background('Night'))
  const row = page.getByRole('switch', { name: 'Plain language' })
  const place = () => row.evaluate((button) => getComputedStyle(button, '::after').insetInlineStart)
  const off = await place()
  await row.click()
  await expect.poll(place).not.toBe(off)
})

test('print shows text and figures, and no controls', async ({ page }) => {
  await open(page, '/dashboard/text-analysis')
  await page.getByRole('textbox', { name: 'Your text' }).fill('I just wanted to ask whether the report was sent.')
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const address of [
    null,
    '/dashboard/word-counter',
    '/dashboard',
    '/dashboard/voice-analysis',
    '/old-dashboard',
  ]) {
    if (address) await page.goto(address)
    const controls = page.locator('select, textarea, input, form, nav, footer, [role=switch], [role=tab], [role=timer]')
    await expect(controls.filter({ visible: true }), address ?? 'text').toHaveCount(0)
    if (!address) await expect(page.locator('[data-letter]').first()).toBeVisible()
  }
})

test('the focus ring contrasts with its background, by day and night', async ({ page }) => {
  await open(page, '/dashboard')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const contrasts = await page.evaluate(ringContrasts)
    expect(contrasts.length).toBeGreaterThan(35)
    for (const { name, contrast } of contrasts) expect(contrast, name).toBeGreaterThanOrEqual(3)
  }
})

/** Contrast of every focus ring with its background (WCAG 2.2). */
function ringContrasts(): { name: string; contrast: number }[] {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!paint) return []
  function rgba(color: string): number[] {
    paint?.clearRect(0, 0, 1, 1)
    if (paint) paint.fillStyle = color
    paint?.fillRect(0, 0, 1, 1)
    return [...(paint?.getImageData(0, 0, 1, 1).data ?? [])]
  }
  const light = (part = 0) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  function luminance(color: string): number {
    const [red, green, blue] = rgba(color).map((part) => light(part / 255))
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  }
  function groundOf(element: Element | null): string {
    if (!element) return 'white'
    const { backgroundColor } = getComputedStyle(element)
    return rgba(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement)
  }

  return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select')].flatMap((control) => {
    control.focus({ focusVisible: true, preventScroll: true })
    // A card's ring is on the card, not the link.
    const bearers = [getComputedStyle(control), getComputedStyle(control, '::after')]
    const ring = bearers.find(({ outlineStyle }) => outlineStyle !== 'none')?.outlineColor
    if (document.activeElement !== control || !ring) return []
    const ground = groundOf(control.parentElement)
    const [dark = 0, bright = 0] = [luminance(ring), luminance(ground)].toSorted((a, b) => a - b)
    const name = control.getAttribute('aria-label') ?? control.textContent
    return [{ name, contrast: (bright + 0.05) / (dark + 0.05) }]
  })
}

test('a page starts in a browser that hides paint times', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await open(page, '/settings')
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Privacy' })).toBeVisible()
})
