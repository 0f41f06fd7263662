import { expectAccessible } from '../support/axe.ts'
import { lookAt } from '../support/layout.ts'
import { askedOf, endInstall, standInForRecognizer } from '../support/recognizer.ts'
import { SPEECH } from '../support/speech.ts'
import { expect, test } from '../support/test.ts'

test.use({ permissions: ['microphone'] })

const GET = 'Get transcripts on this device'
const SAID = [' So um ', '', 'I would like to um thank you', 'all for coming, you know,', ' today. ']

test('VOICE-06: one press turns on on-device transcripts: downloaded, live, and in the next result', async ({
  page,
  voice,
}) => {
  await standInForRecognizer(page, { available: 'downloadable', install: { works: true }, says: SAID })
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await voice.open()
  await expect(page.getByRole('switch', { name: /browser maker/ })).toHaveCount(0)
  await page.getByRole('button', { name: GET }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .getByText(/^Downloading speech recognition/),
  ).toBeVisible()
  expect((await askedOf(page)).installs).toEqual([{ langs: ['en-US'], processLocally: true }])
  await endInstall(page)
  await expect(page.getByText('Speech recognition is ready. Your next recording gets a transcript.')).toBeFocused()

  await voice.start.click()
  await expect(page.getByRole('region', { name: 'Words heard so far' })).toHaveText(
    'So um I would like to um thank you all for coming, you know, today.',
  )
  await voice.recordFor(4)
  await voice.stop.click()
  // Not while it records: the check takes seconds, and then the recording outgrows the transcript.
  await expectAccessible(page)
  const request = page.waitForRequest('**/api/analyze/voice?*')
  await voice.analyze.click()
  expect(new URL((await request).url()).searchParams.get('isTranscriptFromDevice')).toBe('true')
  expect((await askedOf(page)).starts).toEqual([{ lang: 'en-US', processLocally: true }])
  await expect(page.getByRole('group', { name: 'The transcript, word by word' })).toContainText(
    /for (?:\d\.\d s )?coming/,
  )
  await expect(page.getByText('Transcribed by your browser on this device.')).toBeVisible()
  await expect(page.getByText('Warmth', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Fillers by word: um 2')).toBeVisible()
  await expect(page.getByText(/Needs a transcript/)).toHaveCount(0)
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(page.url()).origin])
})

test('VOICE-06: without a transcript, shows the verdict, the offer, and one line of what needs one', {
  tag: '@phone',
}, async ({ page, voice }) => {
  await standInForRecognizer(page, { available: 'downloadable', install: { works: false } })
  await voice.open()
  await voice.openFile(SPEECH)
  await voice.analyze.click()
  const offer = page.getByRole('region', { name: 'No transcript yet' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('No transcript yet')
  await expect(offer).toContainText('Turn on speech recognition to see words, fillers and tone.')
  await expect(page.getByText(/Needs a transcript/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await lookAt(page)

  // By keyboard: the button keeps its place during the download.
  await offer.getByRole('heading').focus()
  await page.keyboard.press('Tab')
  await expect(offer.getByRole('button', { name: GET })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offer.getByRole('status')).toHaveText('Downloading speech recognition. You can record meanwhile.')
  await expect(offer.getByRole('button')).toBeFocused()
  await endInstall(page)
  await expect(offer.getByRole('status')).toContainText("The download didn't finish.")
  await expect(offer.getByRole('button', { name: 'Try the download again' })).toBeFocused()
  await lookAt(page)

  // The vendor's service is offered only now, and hasn't received anything.
  expect((await askedOf(page)).starts).toEqual([])
  await offer.getByRole('button', { name: 'Use my browser maker’s speech recognition' }).click()
  await page.getByRole('tab', { name: 'Record' }).click()
  await expect(page.getByRole('switch', { name: 'Use my browser maker’s speech recognition' })).toBeChecked()
})

test.describe('with its own speech recognition', () => {
  test.use({ keepsRecognizer: true })
  for (const path of ['/dashboard/voice-analysis', '/dashboard/word-counter?tab=voice'])
    test(`VOICE-06: ${path} opens in a browser that can't be asked, and leaves the question to a press`, async ({
      page,
    }) => {
      const ended = page.waitForEvent('crash', { timeout: 3_000 }).catch(() => 'alive')
      await page.goto(path)
      expect(await ended).toBe('alive')
      await expect(page.getByRole('main')).toBeVisible()
    })
})

test('VOICE-06: a recognizer that loses its connection keeps the recording and says why', async ({ page, voice }) => {
  const says = /lost its connection/
  await standInForRecognizer(page, { available: 'available', error: 'network' })
  await voice.open()
  await voice.start.click()
  await expect(page.getByRole('status').getByText(says)).toBeVisible()
  await expect(voice.timer).toHaveText('0:03')
  await voice.stop.click()
  await expect(page.getByText(says)).toBeVisible()
  expect((await askedOf(page)).starts).toHaveLength(1)
  await voice.analyze.click()
  await expect(page.getByRole('region', { name: 'No transcript yet' })).toContainText(says)
})

test('C1: Chromium knows every Permissions-Policy name, and allows only those and copying', async ({ page }) => {
  await page.goto('/dashboard/voice-analysis')
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy: { allowedFeatures: () => string[] } }
    return featurePolicy.allowedFeatures()
  })
  expect(allowed).toEqual(
    expect.arrayContaining([
      'microphone',
      'language-model',
      'translator',
      'language-detector',
      'on-device-speech-recognition',
      'clipboard-write',
    ]),
  )
  for (const refused of ['camera', 'geolocation', 'payment', 'usb']) expect(allowed).not.toContain(refused)
})
