import { defineConfig } from '@playwright/test'
import { SPEECH } from './e2e/support/speech.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/setup.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  // On two processors three take 180 seconds where two took 195: tests wait as well.
  workers: 3,
  timeout: 120_000,
  // A busy machine is no failure of the page.
  expect: { timeout: 20_000 },
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    // Drawing what moves costs a tenth of the time: the tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a quarter of the time: only what failed is recorded, as it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // Containers give Chromium no sandbox of its own; the pages are ours.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A microphone that needs no asking.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${SPEECH}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    // What does not depend on the size of the window is tried on the desktop alone.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
