import { lookAt } from '../support/layout.ts'
import { toast } from '../support/navigation.ts'
import { hold } from '../support/ready.ts'
import { SPEECH, speechFile } from '../support/speech.ts'
import { expect, expectFailedRequests, test } from '../support/test.ts'

test.use({ permissions: ['microphone'] })

test('VOICE-01 VOICE-02 VOICE-03 VOICE-05 VOICE-06 VOICE-07: records the microphone, plays it, sends it as WAV and shows the reading', async ({
  page,
  voice,
}) => {
  await voice.open()
  await expect(voice.results).toHaveAttribute('aria-disabled', 'true')
  await expect(voice.analyze).toHaveAccessibleDescription('Record something first.')
  await voice.start.click()
  // Scores need three seconds of speech.
  await voice.recordFor(6)
  expect(await voice.microphones()).toEqual(['live'])
  await voice.stop.click()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  expect(await voice.microphones()).toEqual(['ended'])

  await play.click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Playback' })).toHaveAttribute('value', '100', { timeout: 15_000 })

  const request = page.waitForRequest('**/api/analyze/voice?*')
  await voice.analyze.click()
  expect((await request).headers()['content-type']).toBe('audio/wav')
  await expect(toast(page, 'Voice Analysis Complete')).toBeVisible()
  expect(new URL((await request).url()).searchParams.get('context')).toBe('Personal')
  await expect(voice.results).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByText('Pace', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('This browser has no speech recognition.')).toBeVisible()
  await expect(page.getByText(/^Needs a transcript: clarity, warmth, (confidence, )?formality/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Recording 0:0/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to Recording' })).toBeVisible()
})

test('VOICE-04 VOICE-06: results are drawn, explained, played, stay in reach, and clear with a new recording', async ({
  page,
  voice,
}) => {
  await voice.open()
  await page.getByRole('combobox', { name: 'Context' }).selectOption('Work')
  await voice.openFile(SPEECH)
  await voice.analyze.click()
  await expect(page.getByRole('img', { name: /4 pauses over 0.8 seconds/ })).toBeVisible()
  await page.getByRole('button', { name: /^Average pace/ }).click()
  await expect(page.getByText(/Words a minute from your first to your last word/)).toBeVisible()
  await page.getByText('Pauses and fillers, one by one').click()
  await page.getByRole('button', { name: /^Pause of 1.0 s at 0:02/ }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(page.getByRole('table').last()).toContainText('0:14')

  await page.getByRole('button', { name: 'Say it again' }).click()
  await expect(voice.timer).toHaveText('0:00')
  await expect(page.getByText(/^Tip: \w/)).toBeVisible()
  await voice.openFile(SPEECH)
  await expect(page.getByText('File opened.')).toBeVisible()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.click()
  await voice.results.click()
  await expect(page.getByText(/^These are the results of your last recording\./)).toBeVisible()
  await play.click()
  await page.getByRole('button', { name: 'Back to Recording' }).click()
  await expect(play).toBeVisible()
  // Paused, not played to its end.
  await expect(page.getByText('0:14 / 0:14')).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') })
  await expect(page.getByRole('alert')).toContainText('Try a WAV, MP3 or M4A file.')
  await expect(voice.timer).toHaveText('0:14')
  await voice.analyze.click()
  await expect(page.getByRole('heading', { name: 'Two takes, side by side' })).toBeVisible()
  await page.getByRole('button', { name: 'New Recording' }).click()
  await expect(voice.results).toHaveAttribute('aria-disabled', 'true')
  await expect(voice.timer).toHaveText('0:00')
  // Too short to score.
  await voice.openFile(speechFile(3))
  await voice.analyze.click()
  await expect(page.getByRole('heading', { name: 'That was too short to say how it sounds.' })).toBeFocused()
  await expect(page.getByText(/fifteen to thirty seconds/)).toBeVisible()
  await expect(page.getByText(/^Needs /)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'In figures' })).toHaveCount(0)
})

test('VOICE-03 VOICE-08 VOICE-12 NET-04: a failed analysis says so, stays on Record and keeps the recording', async ({
  page,
  voice,
}) => {
  expectFailedRequests(page)
  await voice.open()
  await voice.openFile(SPEECH)
  const answers = [
    { status: 400, json: { message: 'This recording holds no speech.' } },
    { status: 200, json: { summary: 'no tone, no clarity' } },
  ]
  for (const answer of answers) {
    await page.route('**/api/analyze/voice?*', (route) => route.fulfill(answer))
    await voice.analyze.click()
    await expect(toast(page, 'Voice Analysis Failed')).toBeVisible()
    if (answer.status === 400) await expect(page.getByText('This recording holds no speech.').first()).toBeVisible()
    await expect(voice.results).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(answer.status === 400 ? 0 : 1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.route('**/api/analyze/voice?*', (route) => route.fulfill({ status: 503, body: 'no' }))
  const answer = await hold(page, '**/api/analyze/voice?*')
  await voice.analyze.click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
  answer()
  await expect(toast(page, 'Voice Analysis Failed')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Record' })).toHaveAttribute('aria-selected', 'true')
  await voice.results.click()
  await expect(
    page.getByRole('heading', { name: 'Not measured: the analysis service had temporary issues' }),
  ).toBeVisible()
  await expect(page.getByText('A placeholder').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your last recording is still here.')).toBeVisible()
  await expect(voice.timer).toHaveText('0:14')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(voice.timer).toHaveText('0:00')
})

test('VOICE-09 VOICE-10: explains a refused microphone or missing https, and asks for a recording', async ({
  page,
  voice,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await voice.open()
  await voice.start.click()
  const inline = 'Could not access the microphone. Please ensure microphone permissions are granted.'
  await expect(page.getByRole('main').getByText(inline)).toBeVisible()
  await expect(toast(page, 'Recording Failed')).toBeVisible()
  await expect(toast(page, 'Could not access microphone. Please check permissions.')).toBeVisible()
  await expect(voice.start).toBeEnabled()
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await voice.open()
  await voice.start.click()
  await expect(page.getByRole('main').getByText(/only allow the microphone over https/)).toBeVisible()

  await voice.open('/start-analysis')
  await voice.analyze.click()
  await expect(toast(page, 'No Recording')).toBeVisible()
  await expect(toast(page, 'Please record your voice first before analyzing.')).toBeVisible()
})

test('VOICE-02: a hidden tab, a reload and a lost microphone lose no audio', async ({ page, voice }) => {
  await voice.open()
  await voice.start.click()
  await voice.recordFor(1)
  const hidden = await voice.seconds()
  await voice.hide(true)
  await voice.hide(false)
  await expect(voice.stop).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your last recording is still here.')).toBeVisible()
  expect(await voice.seconds()).toBeGreaterThanOrEqual(hidden)

  await voice.start.click()
  await expect(voice.stop).toBeVisible()
  await voice.recordFor(1)
  const unplugged = await voice.seconds()
  await voice.unplug()
  await expect(page.getByText(/The microphone was disconnected, so the recording stopped/)).toBeVisible()
  expect(await voice.seconds()).toBeGreaterThanOrEqual(unplugged)
  expect(await voice.microphones()).toEqual(['ended'])

  await voice.start.click()
  await expect(voice.stop).toBeVisible()
  await page.getByRole('link', { name: 'Understory', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Communication Forest' })).toBeVisible()
  await expect.poll(async () => new Set(await voice.microphones())).toEqual(new Set(['ended']))
})

test("SIDE-01 SIDE-02: the side panel records with tenths, shows the result, and listens only while it's on", async ({
  page,
  voice,
}) => {
  await voice.open('/old-dashboard')
  const panel = page.getByRole('complementary', { name: 'Communication analysis' })
  const listening = panel.getByRole('switch', { name: 'Always-on listening' })
  await expect(listening).toHaveAttribute('aria-checked', 'false')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await listening.click()
  await expect(page.getByText('Understory will listen and give insights.').first()).toBeVisible()

  // Recorded meanwhile, because listening takes a while.
  await voice.start.click()
  await expect(voice.timer).toHaveText(/^0:0[1-9]\.\d$/)
  await voice.stop.click()
  await expect.poll(() => voice.microphones()).toEqual(['live', 'ended'])
  await panel.getByRole('button', { name: 'Analyze Voice' }).click()
  await expect(panel.getByRole('heading', { name: 'Your result' })).toBeVisible()

  await expect(panel.getByText(/About \d+ words a minute/)).toBeVisible({ timeout: 20_000 })
  await listening.click()
  await expect(panel.getByRole('heading', { name: 'While Understory listened' })).toBeVisible()
  expect(await voice.microphones()).toEqual(['ended', 'ended'])
  expect(sent).toEqual(['/api/analyze/voice'])
})

test('VOICE-11: axe passes on Record and Results, by day and night, and both fit a small phone', async ({
  page,
  voice,
}) => {
  await voice.open()
  const contexts = page.getByRole('combobox', { name: 'Context' }).getByRole('option')
  await expect(contexts).toHaveText(['Personal', 'Work', 'Family', 'Faith', 'Academic', 'Creative'])
  await expect(page.getByText('Speak for fifteen to thirty seconds; clarity needs thirty.')).toBeVisible()
  await expect(page.getByText(/is measured there, and isn't saved/)).toBeVisible()
  await voice.openFile(SPEECH)
  await lookAt(page)
  await voice.analyze.click()
  await expect(page.getByRole('button', { name: 'New Recording' })).toBeVisible()
  await page.getByRole('button', { name: /^Loudness/ }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await lookAt(page)
})
